import { type ChangedSpec as Spec, useListChangedSpecs } from '@commissary/api-client'
import { Button, Dialog, EmptyState, Inline, Link, Quiet, Section, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { paths, withQuery } from '../routing/paths.ts'

const ChangedSpec = lazy(async () => ({ default: (await import('./ChangedSpec.tsx')).ChangedSpec }))

/** Opens the list of used ingredients with changes that no one has looked at. Absent while there are none. */
export function ChangedSpecs() {
  const { t } = useWording()
  const [isOpen, setIsOpen] = useState(false)
  const { data, mutate } = useListChangedSpecs({ revalidateOnFocus: false })
  const close = () => setIsOpen(false)
  const total = data?.total ?? 0
  if (!data || (total === 0 && !isOpen)) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('whereUsed.affected.list', { count: total })}</Button>
      {isOpen && (
        <Dialog
          title={t('whereUsed.affected.listTitle')}
          description={t('whereUsed.affected.listHint')}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{t('common.close')}</Button>}
        >
          <Stack gap={4}>
            {total === 0 && <EmptyState size="small" title={t('whereUsed.affected.listEmpty')} />}
            {data.rows.map((spec) => (
              <ListedSpec key={spec.ingredientId} spec={spec} onSeen={() => void mutate()} />
            ))}
            {total > data.rows.length && <Quiet>{t('whereUsed.firstOf', { shown: data.rows.length, total })}</Quiet>}
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function ListedSpec({ spec, onSeen }: { spec: Spec; onSeen: () => void }) {
  const { t, formats } = useWording()
  const [isShown, setIsShown] = useState(false)
  const { ingredientId, name, changes, at } = spec
  return (
    <Section
      title={name}
      description={t('whereUsed.affected.count', { count: changes, at: formats.instant(at) })}
      actions={
        <Inline gap={2}>
          {!isShown && (
            <Button size="small" aria-label={t('whereUsed.affected.show', { name })} onClick={() => setIsShown(true)}>
              {t('whereUsed.affected.see')}
            </Button>
          )}
          <Link size="small" href={withQuery(paths.ingredients, { open: ingredientId })}>
            {t('whereUsed.affected.open')}
          </Link>
        </Inline>
      }
    >
      {isShown && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ChangedSpec id={ingredientId} onSeen={onSeen} />
        </Suspense>
      )}
    </Section>
  )
}
