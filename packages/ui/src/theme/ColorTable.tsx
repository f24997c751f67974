import { shapePairs, textPairs, verdicts } from './color-pairs.ts'
import { distanceSeen, type Vision, visions } from './color-vision.ts'
import { contrast } from './contrast.ts'
import { type ColorRoles, darkTheme, lightTheme } from './theme.ts'
import { Line, Panel, Panels, Swatch, Value } from './TokenTable.styles.ts'

const themes = [
  { name: 'light', title: 'Light', colors: lightTheme.color },
  { name: 'dark', title: 'Dark', colors: darkTheme.color },
] as const

/** Every color role with its value in both themes. */
export function Colors() {
  return (
    <Panels>
      {themes.map(({ name, title, colors }) => (
        <Panel key={name} data-theme={name}>
          <h2>{title}</h2>
          {Object.entries(colors).map(([role, value]) => (
            <Line key={role}>
              <Swatch style={{ background: value }} />
              {role}
              <Value>{value}</Value>
            </Line>
          ))}
        </Panel>
      ))}
    </Panels>
  )
}

type Pair = readonly [ink: keyof ColorRoles, background: keyof ColorRoles]

function Pairs({ pairs, minRatio }: { pairs: readonly Pair[]; minRatio: number }) {
  return (
    <Panels>
      {themes.map(({ name, title, colors }) => (
        <Panel key={name} data-theme={name}>
          <h2>
            {title}: at least {minRatio}:1
          </h2>
          {pairs.map(([ink, background]) => (
            <Line key={`${ink} ${background}`}>
              <Swatch style={{ background: colors[background], color: colors[ink] }} aria-hidden>
                {minRatio === 3 ? '●' : '3.75'}
              </Swatch>
              {ink} on {background}
              <Value>{contrast(colors[ink], colors[background]).toFixed(2)}</Value>
            </Line>
          ))}
        </Panel>
      ))}
    </Panels>
  )
}

/** Every pair that carries text, with its measured contrast. */
export const TextPairs = () => <Pairs pairs={textPairs} minRatio={4.5} />

/** Every pair of a shape and its background, with its measured contrast. */
export const ShapePairs = () => <Pairs pairs={shapePairs} minRatio={3} />

const verdictPairs = verdicts.flatMap((one, at) => verdicts.slice(at + 1).map((other) => [one, other] as const))

/** Smallest distance between two verdict colors, for each type of color vision. */
export function VerdictDistances() {
  return (
    <Panels>
      {themes.map(({ name, title, colors }) => (
        <Panel key={name} data-theme={name}>
          <h2>{title}: the nearest two verdicts, CIEDE2000</h2>
          {(Object.keys(visions) as Vision[]).map((vision) => {
            const [ink = 0, background = 0] = (['Ink', 'Background'] as const).map((part) =>
              Math.min(
                ...verdictPairs.map(([a, b]) => distanceSeen(colors[`${a}${part}`], colors[`${b}${part}`], vision)),
              ),
            )
            return (
              <Line key={vision}>
                {vision}
                <Value>{`inks ${ink.toFixed(1)}, backgrounds ${background.toFixed(1)}`}</Value>
              </Line>
            )
          })}
        </Panel>
      ))}
    </Panels>
  )
}
