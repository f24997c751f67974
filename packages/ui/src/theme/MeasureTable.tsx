import type { CSSProperties } from 'react'

import { breakpoints, darkTheme, durations, fonts, layers, lightTheme, radii, sizes, spaces } from './theme.ts'
import { shadow } from './tokens.ts'
import { Bar, Box, Line, Panel, Panels, Value } from './TokenTable.styles.ts'

interface TokensProps {
  title: string
  /** The function that returns the token. */
  group: string
  values: Record<string, string | number>
  picture?: (value: string) => CSSProperties
}

function Tokens({ title, group, values, picture }: TokensProps) {
  return (
    <Panel>
      <h2>{title}</h2>
      {Object.entries(values).map(([name, value]) => (
        <Line key={name}>
          {picture &&
            (group === 'radius' ? <Box style={picture(String(value))} /> : <Bar style={picture(String(value))} />)}
          {`${group}('${name}')`}
          <Value>{value}</Value>
        </Line>
      ))}
    </Panel>
  )
}

/** The type scale: 14 px and steps of 1.2. */
export function Type() {
  return (
    <Panel>
      {Object.entries(fonts).map(([name, value]) => (
        <Line key={name}>
          <span style={{ font: value }}>Sodium 1,110 mg, grains 8.5 oz eq</span>
          <Value>{`font('${name}') ${value.replace(' var(--cm-font-family)', '')}`}</Value>
        </Line>
      ))}
    </Panel>
  )
}

/** Spaces, radii and shadows. */
export function Shapes() {
  return (
    <Panels>
      <Tokens title="Spaces" group="space" values={spaces} picture={(value) => ({ inlineSize: value })} />
      <Tokens title="Radii" group="radius" values={radii} picture={(value) => ({ borderRadius: value })} />
      {[
        { name: 'light', title: 'Shadows in light', shadows: lightTheme.shadow },
        { name: 'dark', title: 'Shadows in dark', shadows: darkTheme.shadow },
      ].map(({ name, title, shadows }) => (
        <Panel key={name} data-theme={name}>
          <h2>{title}</h2>
          {Object.entries(shadows).map(([role, value]) => (
            <Line key={role}>
              <Box style={{ border: 0, boxShadow: shadow(role as keyof typeof shadows) }} />
              {`shadow('${role}')`}
              <Value>{value}</Value>
            </Line>
          ))}
        </Panel>
      ))}
    </Panels>
  )
}

const pixels = Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [name, `${value}px`]))

/** Sizes, layers, durations and breakpoints. */
export function Measures() {
  return (
    <Panels>
      <Tokens title="Sizes" group="size" values={sizes} />
      <Tokens title="Layers, from the page up" group="layer" values={layers} />
      <Tokens title="Durations" group="duration" values={durations} />
      <Tokens title="Breakpoints" group="from" values={pixels} />
    </Panels>
  )
}
