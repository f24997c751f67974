export { QrLabel, type QrLabelProps } from './patterns/menu/QrLabel/QrLabel.tsx'
