/** A text as one of the allowed choices; undefined for any other text. */
export const choiceOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find((choice) => choice === text)
