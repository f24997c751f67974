import { Accessibility, Check, Keyboard, Layers, PenLine, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { GuidancePart, GuidanceRoot, GuidanceTitle } from './Guidance.styles.ts'
import type { Guidance } from './guidance/guidance-types.ts'

interface GuidanceSectionProps {
  /** The component's name, if a page covers several. */
  title?: string | undefined
  guidance: Guidance
}

/** How to use a component: its parts, do and don't, keys, screen readers and texts. */
export function GuidanceSection({ title, guidance }: GuidanceSectionProps) {
  const { anatomy, do: dos, dont, keyboard, screenReader, content } = guidance
  return (
    <GuidanceRoot className="sb-unstyled">
      {title && <GuidanceTitle>{title}</GuidanceTitle>}
      <Part icon={<Layers aria-hidden />} title="Anatomy">
        <ol>{anatomy.map(line)}</ol>
      </Part>
      <Part icon={<Keyboard aria-hidden />} title="Keyboard">
        {typeof keyboard === 'string' ? (
          <p>{keyboard}</p>
        ) : (
          <dl>
            {keyboard.map(([keys, effect]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      <Part icon={<Check aria-hidden />} title="Do" tone="do">
        <ul>{dos.map(line)}</ul>
      </Part>
      <Part icon={<X aria-hidden />} title="Don't" tone="dont">
        <ul>{dont.map(line)}</ul>
      </Part>
      <Part icon={<Accessibility aria-hidden />} title="Screen reader">
        <p>{screenReader}</p>
      </Part>
      <Part icon={<PenLine aria-hidden />} title="Content">
        <p>{content}</p>
      </Part>
    </GuidanceRoot>
  )
}

const line = (text: string) => <li key={text}>{text}</li>

interface PartProps {
  icon: ReactNode
  title: string
  tone?: 'neutral' | 'do' | 'dont'
  children: ReactNode
}

function Part({ icon, title, tone = 'neutral', children }: PartProps) {
  return (
    <GuidancePart $tone={tone}>
      <h4>
        {icon}
        {title}
      </h4>
      {children}
    </GuidancePart>
  )
}
