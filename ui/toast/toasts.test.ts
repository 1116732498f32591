import { expect, test } from 'vitest'
import { dropToast, queueToast, showToastAtOnce, toasts } from './toasts.ts'

test('shows one message at a time, in the order they came', () => {
  queueToast('info', 'first')
  queueToast('danger', 'second')

  expect(toasts.now()?.text).toBe('first')
  dropToast(toasts.now()!.id)
  expect(toasts.now()?.text).toBe('second')
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toBeUndefined()
})

test('lets a message that cannot wait take the place of what is up, and of all that waits [C-TST-01, C-TST-O2]', () => {
  queueToast('info', 'up')
  queueToast('info', 'waits')
  showToastAtOnce('danger', 'urgent')
  showToastAtOnce('danger', 'more urgent')

  expect(toasts.now()).toMatchObject({ text: 'up', over: true })
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toMatchObject({ text: 'more urgent' })
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toBeUndefined()
})

test('shows equal messages in a row once, and says them again later [B-TOAST-02, C-TST-O2]', () => {
  queueToast('info', 'added')
  queueToast('info', 'added')
  queueToast('danger', 'added')
  queueToast('info', 'added')

  const seen: string[] = []
  for (let up = toasts.now(); up; up = toasts.now()) {
    seen.push(up.kind)
    dropToast(up.id)
  }
  expect(seen).toEqual(['info', 'danger', 'info'])

  queueToast('info', 'waits')
  showToastAtOnce('danger', 'urgent')
  dropToast(toasts.now()!.id)
  queueToast('info', 'behind')
  showToastAtOnce('danger', 'urgent')
  expect(toasts.now()).toMatchObject({ text: 'urgent' })
  dropToast(toasts.now()!.id)
  expect(toasts.now()).toBeUndefined()
})
