import { styled } from 'styled-components'

import { darkTheme, fonts, lightTheme, radii, sizes, spaces } from './theme.ts'
import { color, font, radius, space } from './tokens.ts'

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: ${space(4)};
`

const Panel = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('body')};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(1)};
`

const Swatch = styled.span`
  flex: none;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius('small')};
`

const Bar = styled.span`
  block-size: 0.75rem;
  background: ${color('accent')};
`

const Value = styled.span`
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

const Sample = styled.div`
  padding-block: ${space(2)};
`

/** Every colour role with its value in both themes. */
export function Colors() {
  return (
    <Panels>
      {[
        { name: 'light', theme: lightTheme },
        { name: 'dark', theme: darkTheme },
      ].map(({ name, theme }) => (
        <Panel key={name} data-theme={name}>
          {Object.entries(theme.color).map(([role, value]) => (
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

/** The steps of the grid, the radii and the fixed sizes. */
export function Measures() {
  return (
    <Panels>
      {Object.entries({ space: spaces, radius: radii, size: sizes }).map(([group, values]) => (
        <Panel key={group}>
          {Object.entries(values).map(([name, value]) => (
            <Line key={name}>
              {group === 'space' && <Bar style={{ inlineSize: value }} />}
              {group === 'radius' && <Swatch style={{ borderRadius: value }} />}
              {`${group}('${name}')`}
              <Value>{value}</Value>
            </Line>
          ))}
        </Panel>
      ))}
    </Panels>
  )
}

/** The type scale. */
export function Type() {
  return (
    <Panel>
      {Object.entries(fonts).map(([name, value]) => (
        <Sample key={name}>
          <Value>{`font('${name}') ${value.replace(' var(--cm-font-family)', '')}`}</Value>
          <div style={{ font: value }}>Sodium 1,110 mg, grains 8.5 oz eq, 0.75 cup</div>
        </Sample>
      ))}
    </Panel>
  )
}
