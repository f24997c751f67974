import { keyframes, styled } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

/** A ring as large as the text next to it. It does not turn when the reader prefers reduced motion. */
export const Spinner = styled.span`
  flex: none;
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.8s linear infinite;
  }
`
