import { proposeSubdomain } from '@commissary/api-client'
import { useFormControl } from '@commissary/ui/form'
import { useRef } from 'react'

import type { SchoolValues } from './school-values.ts'

/**
 * Returns a function that fills in a free subdomain for the school's name, unless someone typed another. Without an
 * answer the field stays as it is: the server assigns a subdomain to a school without one.
 */
export function useProposedSubdomain() {
  const { change, values } = useFormControl<SchoolValues>()
  const proposed = useRef('')
  const isFree = () => values().subdomain === proposed.current

  return async () => {
    const schoolName = values().schoolName.trim()
    if (schoolName === '' || !isFree()) return
    const answer = await proposeSubdomain({ schoolName }).catch(() => null)
    // Someone may have typed in the meantime.
    if (!answer || !isFree() || values().schoolName.trim() !== schoolName) return
    proposed.current = answer.subdomain
    change({ subdomain: answer.subdomain })
  }
}
