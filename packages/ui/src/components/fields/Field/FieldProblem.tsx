import { CircleAlert } from 'lucide-react'

import { FieldError, FieldErrorText } from './Field.styles.ts'

/** The error below a field; the control references `id` in `aria-describedby`. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <FieldError id={id}>
      <CircleAlert aria-hidden />
      <FieldErrorText>{children}</FieldErrorText>
    </FieldError>
  )
}
