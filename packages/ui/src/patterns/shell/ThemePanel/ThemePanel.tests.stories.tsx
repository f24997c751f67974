import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { ConfirmDialog } from '../../../components/overlays/ConfirmDialog/ConfirmDialog.tsx'
import { storyClock } from '../../../testing/story-clock.ts'
import { TextField } from '../../../components/fields/TextField/TextField.tsx'
import { defaultThemeChoice } from '../../../theme/theme-choice.ts'
import { OfferedThemePanel } from './OfferedThemePanel.tsx'
import { themePanelCookie } from './use-theme-panel-once.ts'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [name, setName] = useState('')

  return (
    <>
      <OfferedThemePanel
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isOffered
        value={defaultThemeChoice}
        onChange={fn()}
      />
      <div style={{ maxInlineSize: '20rem' }}>
        <TextField label="Recipe name" value={name} onChange={setName} />
        <Button onClick={() => setIsAsking(true)}>Delete</Button>
      </div>
      <div style={{ position: 'fixed', insetBlockStart: '40%', insetInlineEnd: '2rem' }}>
        <Button>At the end</Button>
      </div>
      {isAsking && <ConfirmDialog onConfirm={() => setIsAsking(false)} onCancel={() => setIsAsking(false)} />}
    </>
  )
}

const forget = () => {
  document.cookie = `${themePanelCookie}=; max-age=0; path=/`
}

let clock: ReturnType<typeof storyClock>

const meta = {
  title: 'Patterns/Shell/ThemePanel/Opens by itself',
  component: Page,
  tags: ['!autodocs'],
  beforeEach: () => {
    forget()
    clock = storyClock(3000, 2000, 500)
    return () => {
      clock.stop()
      forget()
    }
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const panel = ['complementary', { name: 'Theme settings' }] as const

// spec: 2.themePanel.auto, 9.themePanel.delay
/** After 3000 ms, announced politely, without moving focus. */
export const OpensOnceAfterThreeSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipe name' })
    await userEvent.click(field)
    await clock.advance(2999)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()
    await expect(document.cookie).not.toContain(themePanelCookie)

    await clock.advance(1)
    await expect(await canvas.findByRole(...panel)).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Theme settings opened next to the page.')

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()
    await expect(field).toHaveFocus()
    await clock.advance(7_200_000)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()
  },
}

// spec: 2.themePanel.cookie, 9.themePanel.cookie
/** The cookie lasts 7,200,000 ms, covers every page, and is not sent to other sites. */
export const IsGuardedByACookie: Story = {
  play: async ({ canvas }) => {
    const written: string[] = []
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie?.get?.call(document) as string,
      set: (value: string) => {
        written.push(value)
        cookie?.set?.call(document, value)
      },
    })
    try {
      await clock.advance(3000)
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
    await expect(await canvas.findByRole(...panel)).toBeVisible()
    await expect(written).toEqual(['commissary.themePanel=opened; max-age=7200; path=/; samesite=lax'])
    await expect(document.cookie).toContain('commissary.themePanel=opened')
  },
}

// spec: 2.themePanel.cookie
export const StaysClosedWhileTheCookieLasts: Story = {
  beforeEach: () => {
    document.cookie = `${themePanelCookie}=opened; max-age=7200; path=/; samesite=lax`
  },
  play: async ({ canvas }) => {
    await clock.advance(60_000)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()
  },
}

/** It opens two seconds after the last key, not between two keys. */
export const WaitsWhileSomeoneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipe name' })
    await clock.advance(2000)
    await userEvent.type(field, 'Turkey')
    await clock.advance(1500)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()
    await userEvent.type(field, ' chili')
    await clock.advance(1900)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()

    await clock.advance(600)
    await expect(await canvas.findByRole(...panel)).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.type(field, ' con carne')
    await expect(field).toHaveValue('Turkey chili con carne')
  },
}

export const WaitsWhileADialogIsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await clock.advance(10_000)
    await expect(document.querySelector('aside')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await clock.advance(600)
    await expect(await canvas.findByRole(...panel)).toBeVisible()
  },
}

/** WCAG 2.2, 2.4.11: it neither opens over the focused element nor stays over the next one. */
export const NeverCoversFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const atTheEnd = canvas.getByRole('button', { name: 'At the end' })
    atTheEnd.focus()
    await clock.advance(10_000)
    await expect(canvas.queryByRole(...panel)).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('textbox', { name: 'Recipe name' }))
    await clock.advance(600)
    const opened = await canvas.findByRole(...panel)
    await expect(opened).toBeVisible()

    atTheEnd.focus()
    await waitFor(() => expect(opened).not.toBeInTheDocument())
    await expect(atTheEnd).toHaveFocus()
  },
}
