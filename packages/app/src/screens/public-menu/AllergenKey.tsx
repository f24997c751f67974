import type { Allergen } from '@commissary/api-client'
import { Quiet, Section } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

/** What the letters of the items mean. */
export function AllergenKey({ allergens }: { allergens: readonly Allergen[] }) {
  const t = useMessages()
  const entries = allergens.map((allergen) =>
    t('publicMenu.keyEntry', {
      letter: t(`publicMenu.letters.${allergen}`),
      allergen: t(`words.allergens.${allergen}`),
    }),
  )

  return (
    <Section title={t('publicMenu.key')}>
      <p>{entries.join(' · ')}</p>
      <Quiet>
        {t('publicMenu.keyContains')} {t('publicMenu.keyMayContain')} {t('publicMenu.keyUnknown')}
      </Quiet>
    </Section>
  )
}
