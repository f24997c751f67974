type Given<Params> = {
  [Name in keyof Params as undefined extends Params[Name] ? never : Name]: Params[Name]
} & { [Name in keyof Params as undefined extends Params[Name] ? Name : never]?: Exclude<Params[Name], undefined> }

/** Parameters of a call without those that are undefined: an absent filter is left out of the address. */
export function given<Params extends object>(params: Params): Given<Params> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Given<Params>
}
