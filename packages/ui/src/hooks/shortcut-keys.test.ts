import { expect, test } from 'vitest'

import { isPressed, isSingleKey, type KeyPress } from './shortcut-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test('mod is Ctrl, or ⌘ on Apple keyboards', () => {
  expect(isPressed('mod+k', press('k', { ctrlKey: true }), false)).toBe(true)
  expect(isPressed('mod+k', press('k', { metaKey: true }), true)).toBe(true)
  expect(isPressed('mod+k', press('k', { metaKey: true }), false)).toBe(false)
  expect(isPressed('mod+k', press('k', { ctrlKey: true }), true)).toBe(false)
})

test('Ctrl+K works on an Arabic keyboard', () => {
  expect(isPressed('mod+k', press('ن', { ctrlKey: true, code: 'KeyK' }), false)).toBe(true)
})

test('on Latin keyboards a letter matches what it prints, not its position', () => {
  expect(isPressed('mod+q', press('a', { ctrlKey: true, code: 'KeyQ' }), false)).toBe(false)
})

test('a punctuation key matches with and without Shift', () => {
  expect(isPressed('?', press('?', { shiftKey: true }), false)).toBe(true)
  expect(isPressed('?', press('?'), false)).toBe(true)
})

test('a letter with Shift is another shortcut', () => {
  expect(isPressed('n', press('N', { shiftKey: true }), false)).toBe(false)
  expect(isPressed('shift+n', press('N', { shiftKey: true }), false)).toBe(true)
})

test('AltGr prints a letter and is not a shortcut', () => {
  expect(isPressed('mod+e', press('€', { ctrlKey: true, altKey: true, code: 'KeyE' }), false)).toBe(false)
})

test('only printing keys without modifiers are single keys', () => {
  expect(['?', 'n', 'shift+n', '/'].every(isSingleKey)).toBe(true)
  expect(['mod+k', 'alt+n', 'enter', 'arrowdown'].some(isSingleKey)).toBe(false)
})
