import { keyframes, styled } from 'styled-components'

import { color, duration, font, radius, space } from '../../../theme/tokens.ts'

const wander = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`

export const ProgressRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

export const ProgressHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font: ${font('label')};
  overflow-wrap: anywhere;

  > * {
    min-inline-size: 0;
  }
`

export const ProgressDetail = styled.bdi`
  color: ${color('inkQuiet')};
  font: ${font('body')};
  font-variant-numeric: tabular-nums;
`

export const ProgressBar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: ${space(2)};
  border: 0;
  border-radius: ${radius('pill')};
  background: ${color('chartTrack')};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: ${radius('pill')};
    background: ${color('accent')};
    transition: inline-size ${duration('calm')};
  }

  &::-moz-progress-bar {
    border-radius: ${radius('pill')};
    background: ${color('accent')};
  }

  &:indeterminate {
    background: ${color('chartTrack')} linear-gradient(90deg, transparent, ${color('accent')}, transparent) no-repeat
      50% 0 / 40% 100%;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${wander} 1.4s linear infinite;
    }
  }

  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
`
