/** A text of an address or a form as one of the contract's choices; undefined for anything else. */
export const choiceOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find((choice) => choice === text)
