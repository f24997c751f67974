type OmitUndefined<Params> = {
  [Name in keyof Params as undefined extends Params[Name] ? never : Name]: Params[Name]
} & { [Name in keyof Params as undefined extends Params[Name] ? Name : never]?: Exclude<Params[Name], undefined> }

/** The parameters of a call without the undefined ones, so that the query string has only the filters that are set. */
export function omitUndefined<Params extends object>(params: Params): OmitUndefined<Params> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as OmitUndefined<Params>
}
