import { expect, test } from 'vitest'
import { dropToast, showToast, showToastAtOnce, toastGapMs, toastMs, toasts } from './toasts.ts'

test('leaves messages up the longer the graver they are, and a pause between two [B-CON-10, C-TST-01, C-TST-02, C-CST-01]', () => {
  expect(toastMs).toEqual({ danger: 7000, warning: 5000, info: 4000, success: 3000 })
  expect(toastGapMs).toBe(700)
})

test('shows one message at a time, in the order they came', () => {
  showToast('info', 'first')
  showToast('danger', 'second')

  expect(toasts.now()?.text).toBe('first')
  dropToast(toasts.now()!.id)
  expect(toasts.now()?.text).toBe('second')
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toBeUndefined()
})

test('lets a message that cannot wait take the place of what is up, and of all that waits [C-TST-01, C-TST-O2]', () => {
  showToast('info', 'up')
  showToast('info', 'waits')
  showToastAtOnce('danger', 'urgent')
  showToastAtOnce('danger', 'more urgent')

  expect(toasts.now()).toMatchObject({ text: 'up', over: true })
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toMatchObject({ text: 'more urgent' })
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toBeUndefined()
})
