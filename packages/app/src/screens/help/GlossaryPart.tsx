import { helpTerms } from '@commissary/messages/help-terms'
import { Section } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

/** Words of the trade with their meaning. */
export function GlossaryPart() {
  const t = useMessages()
  return (
    <Section title={t('help.glossaryTitle')}>
      <dl style={{ display: 'grid', gap: '0.75rem' }}>
        {helpTerms.map((term) => (
          <div key={term}>
            <dt>
              <strong>{t(`helpGlossary.${term}.term`)}</strong>
            </dt>
            <dd>{t(`helpGlossary.${term}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
