/** Public names by language (BCP 47), in more languages than the product has. */
type Names = Readonly<Partial<Record<string, string | null>>>

/** The public name of an item in a language; undefined if the caterer gave none, or a blank one. */
export const publicNameIn = (names: Names, language: string): string | undefined => names[language]?.trim() || undefined

/** What readers of a language call an item: its public name, else the caterer's own. Without a language, the caterer's own. */
export const itemNameIn = ({ name, names }: { name: string; names: Names }, language: string | undefined): string =>
  (language === undefined ? undefined : publicNameIn(names, language)) ?? name
