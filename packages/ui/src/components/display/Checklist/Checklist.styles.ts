import { styled } from 'styled-components'

import { below, color, font, radius, space } from '../../../theme/tokens.ts'

export const ChecklistRoot = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  ${below('sm')} {
    padding: ${space(4)};
  }
`

export const ChecklistHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};

  h2 {
    font: ${font('heading')};
  }

  p {
    color: ${color('inkQuiet')};
  }
`

export const Steps = styled.ol`
  display: grid;
`

export const Step = styled.li<{ $isNext: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  padding: ${space(3)};
  border-radius: ${radius('control')};
  background: ${({ $isNext }) => ($isNext ? color('accentBackground') : 'none')};
`

export const StepMark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid ${({ $isDone }) => color($isDone ? 'accent' : 'lineStrong')};
  border-radius: 50%;
  background: ${({ $isDone }) => color($isDone ? 'accent' : 'surface')};
  color: ${({ $isDone }) => color($isDone ? 'onAccent' : 'ink')};
  font: ${font('captionStrong')};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

export const StepText = styled.div`
  min-inline-size: 0;
`

export const StepAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
`

export const StepHint = styled.p`
  color: ${color('inkQuiet')};
`
