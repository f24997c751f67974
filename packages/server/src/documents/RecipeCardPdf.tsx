/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import { cardLines, type ControlPoint } from '@commissary/domain/recipe'
import { gradeGroups } from '@commissary/domain/rules'
import { gradePortionText, panNeedText, panText } from '@commissary/messages/kitchen'
import { batchText, cardLineText, kitchenNumber, stepTexts } from '@commissary/messages/kitchen-card'
import { allergenMarks } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { Fragment } from 'react'
import { Document } from '@react-pdf/renderer'

import type { CardDocument } from './card-document.ts'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { cardStyles } from './card-styles.ts'
import { wordingOf } from './letterhead.ts'
import { paperOf } from './paper.ts'
import { Footer, Heading, Table } from './parts.tsx'
import { styles } from './styles.ts'

type PartProps = CardDocument & { wording: Wording }

/** A recipe to cook from at the counter: lines in kitchen measures and purchase units, steps with critical control points. */
export function RecipeCardPdf(document: CardDocument) {
  const { recipe, catererName, country, printedOn } = document
  const wording = wordingOf(document)
  const { t, formats } = wording
  const parts = { ...document, wording }
  return (
    <Document
      title={t('kitchen.card.fileName', { name: recipe.name })}
      author={catererName}
      creator="Commissary"
      producer="Commissary"
      language={document.language}
    >
      <Reading language={document.language}>
        <Page size={paperOf(country)} style={[styles.page, cardStyles.page]}>
          <Header {...parts} />
          <Lines {...parts} />
          <Steps {...parts} />
          <Portions {...parts} />
          <Allergens {...parts} />
          <Texts {...parts} />
          <Footer
            notice={t('kitchen.card.notice', { date: formats.date(printedOn) })}
            text={catererName}
            wording={wording}
          />
        </Page>
      </Reading>
    </Document>
  )
}

function Header({ recipe, portions, photo, wording: { t, formats } }: PartProps) {
  const { portionLabel, yield: batch, haccpProcess, prepMinutes, cookMinutes, category, number } = recipe
  const factor = Number(portions) / Number(recipe.portions)
  const minutes = (count: number | null) => count !== null && t('kitchen.details.minutesValue', { minutes: count })
  const facts = [
    [t('kitchen.card.portions'), kitchenNumber(portions)],
    [t('kitchen.card.portion'), portionLabel],
    [t('kitchen.card.yield'), batch && batchText(t, batch, factor)],
    [t('kitchen.haccp.title'), haccpProcess && t(`kitchen.haccp.${haccpProcess}`)],
    [t('kitchen.details.prepMinutes'), minutes(prepMinutes)],
    [t('kitchen.details.cookMinutes'), minutes(cookMinutes)],
    [t('kitchen.card.category'), category && t(`words.categories.${category}`)],
    [t('kitchen.card.number'), number],
    [
      t('kitchen.card.version'),
      formats.joined([String(recipe.versionNumber), t(`words.recipeStatuses.${recipe.status}`)]),
    ],
  ] as const
  return (
    <View style={styles.header}>
      <View style={styles.headerTexts}>
        <Text style={styles.title}>{recipe.name}</Text>
        <View style={styles.facts}>
          {facts.map(([name, value]) =>
            value ? (
              <View key={name} style={styles.fact}>
                <Text style={[styles.factName, cardStyles.factName]}>{name}</Text>
                <Text style={[styles.factValue, styles.strong]}>{value}</Text>
              </View>
            ) : null,
          )}
        </View>
      </View>
      {photo !== null && <Image src={photo} style={cardStyles.photo} />}
    </View>
  )
}

const lineColumns = [{ width: 28 }, { width: 47 }, { width: 25 }]
const columnsWithoutPacks = [{ width: 28 }, { width: 72 }]

/** The last column is what to buy, where a pack of one of the foods is known. */
function Lines({ recipe, portions, wording: { t } }: PartProps) {
  const lines = cardLines(recipe, portions) ?? []
  const hasPacks = lines.some(({ purchase }) => purchase !== null)
  const rows = lines.map((line) => {
    const { amount, exact, purchase, details } = cardLineText(t, line)
    return [
      <Text key="amount" style={styles.strong}>
        {[amount, exact].filter(Boolean).join(', ')}
      </Text>,
      [line.name, ...details].join(', '),
      ...(hasPacks ? [purchase ? t('kitchen.card.pack', purchase) : ''] : []),
    ]
  })
  const header = [t('kitchen.card.amount'), t('kitchen.card.ingredient')]
  return (
    <Table
      title={<Heading>{t('recipeRecord.ingredients')}</Heading>}
      columns={hasPacks ? lineColumns : columnsWithoutPacks}
      header={hasPacks ? [...header, t('kitchen.card.buyColumn')] : header}
      rows={rows}
    />
  )
}

/** A step stays on one page unless it is long. */
const longStep = 1_000

function Steps({ recipe, portions, wording: { t } }: PartProps) {
  if (recipe.steps.length === 0) return null
  const { texts, note } = stepTexts(t, recipe, portions)
  return (
    <>
      <Heading {...(note !== null && { note })}>{t('kitchen.steps.title')}</Heading>
      {recipe.steps.map(({ text, ccp }, index) => (
        <View key={index} style={cardStyles.step} wrap={text.length > longStep}>
          <Text style={cardStyles.stepNumber}>{`${index + 1}.`}</Text>
          <View style={cardStyles.stepText}>
            <Text>{texts[index] ?? text}</Text>
            {ccp && <Point ccp={ccp} t={t} />}
          </View>
        </View>
      ))}
    </>
  )
}

function Point({ ccp, t }: { ccp: ControlPoint; t: Wording['t'] }) {
  const facts = (['limit', 'monitoring', 'correctiveAction'] as const).filter((name) => ccp[name] !== null)
  return (
    <View style={cardStyles.point}>
      <Text style={styles.strong}>{t('kitchen.steps.ccp')}</Text>
      {facts.map((name) => (
        <Text key={name}>
          {t('kitchen.card.pointFact', { name: t(`kitchen.steps.${name}`), text: ccp[name] ?? '' })}
        </Text>
      ))}
    </View>
  )
}

const factColumns = [{ width: 35 }, { width: 65 }]

/** What each grade group gets, and the pans to fill. */
function Portions({ recipe, portions, wording: { t } }: PartProps) {
  const grades = gradeGroups.flatMap((group) => {
    const portion = recipe.gradePortions[group]
    return portion ? [[t(`words.gradesTitle.${group}`), gradePortionText(t, portion)]] : []
  })
  const rows = [...grades, ...recipe.pans.map((pan) => [panText(t, pan), panNeedText(t, pan, portions)])]
  if (rows.length === 0) return null
  return (
    <Table
      title={<Heading>{t('kitchen.portions.title')}</Heading>}
      columns={factColumns}
      header={[t('kitchen.card.forWhom'), t('kitchen.card.serve')]}
      rows={rows}
    />
  )
}

/** Unknown allergens are listed: unknown is not free of. */
function Allergens({ recipe, wording }: PartProps) {
  const { t, formats } = wording
  const marks = allergenMarks(wording, recipe.nutrition.allergens)
  return (
    <View wrap={false}>
      <Heading>{t('kitchen.card.allergens')}</Heading>
      {(['contains', 'mayContain', 'unknown'] as const).map((level) => {
        const names = marks.filter((mark) => mark.level === level).map(({ label }) => label)
        return names.length === 0 ? null : (
          <Text key={level}>{t(`kitchen.card.${level}`, { names: formats.joined(names) })}</Text>
        )
      })}
      {marks.length === 0 && <Text>{t('kitchen.card.noAllergens')}</Text>}
    </View>
  )
}

function Texts({ recipe, wording: { t } }: PartProps) {
  return (['equipment', 'notes'] as const).map((field) =>
    recipe[field] === null ? null : (
      <Fragment key={field}>
        <Heading>{t(`kitchen.details.${field}`)}</Heading>
        <Text>{recipe[field]}</Text>
      </Fragment>
    ),
  )
}
