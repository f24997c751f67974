/** One statement of the specification: a name, a text, a limit, a path, a default or a behavior. */
export interface Statement {
  /** Section and subject, `5.vendor.codeText`. Marks in tests name it (`// spec: 5.vendor.codeText`). Never changed. */
  id: string
  /** The statement in one line, with the specification's quotes to the letter. */
  text: string
  /** Why the row is not done yet. A row without a reason needs a passing test. */
  open?: string
  /** The operation it is about. Without a place in the app that makes the call, the row is open. */
  call?: string
}
