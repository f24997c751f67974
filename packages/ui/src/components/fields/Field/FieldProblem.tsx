import { CircleAlert } from 'lucide-react'

import { FieldError, FieldErrorText } from './Field.styles.ts'

/** What is wrong with a field, below it; the control names `id` in `aria-describedby`. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <FieldError id={id}>
      <CircleAlert aria-hidden />
      <FieldErrorText>{children}</FieldErrorText>
    </FieldError>
  )
}
