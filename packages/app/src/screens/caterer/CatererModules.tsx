import { useReadCatererLogin } from '@commissary/api-client'
import { Card, Facts } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** What is switched on for the caterer, and how many schools it has today. A caterer can't change the modules. */
export function CatererModules() {
  const t = useMessages()
  const { catererId, today, formats } = useSession()
  const { data } = useReadCatererLogin(catererId, { currentDate: today }, { revalidateOnFocus: false })
  if (!data) return null
  const state = (isOn: boolean) => t(isOn ? 'caterer.modules.on' : 'caterer.modules.off')
  return (
    <Card title={t('caterer.modules.title')}>
      <Facts
        items={[
          { id: 'nutrition', label: t('caterer.modules.nutrition'), value: state(data.nutritionAnalysis) },
          { id: 'inventory', label: t('caterer.modules.inventory'), value: state(data.inventoryEnabled) },
          { id: 'schools', label: t('caterer.modules.schools'), value: formats.amount(data.schools.length) },
        ]}
      />
    </Card>
  )
}
