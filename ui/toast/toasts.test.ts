import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, dropFailures, holdToast, queueToast, showToastAtOnce, toasts } from './toasts.ts'

let ended = () => {}
let seen: [atMs: number, text: string | undefined][] = []
beforeEach(() => {
  vi.useFakeTimers()
  endLeftToasts()
  vi.setSystemTime(0)
  seen = []
  ended = toasts.listen(() => {
    const text = toasts.now()?.text
    if (text !== seen.at(-1)?.[1]) seen.push([Date.now(), text])
  })
})
afterEach(() => {
  vi.runAllTimers()
  ended()
  vi.useRealTimers()
})

/** Test files of one process share the queue, and another file may have left messages in it. */
function endLeftToasts(): void {
  const stop = toasts.listen(() => {})
  vi.runAllTimers()
  stop()
}

test('shows messages one after another with 700 ms between; severe ones stay longer [B-TOAST-01, B-TOAST-03, C-TST-01, B-CON-10, B-CON-08, C-TST-02, C-CST-01]', () => {
  queueToast('danger', 'first')
  queueToast('warning', 'second')
  queueToast('info', 'third')
  queueToast('success', 'fourth')
  vi.advanceTimersByTime(60_000)

  expect(seen).toEqual([
    ...[[0, 'first'] as const, [7_000, undefined] as const],
    ...[[7_700, 'second'] as const, [12_700, undefined] as const],
    ...[[13_400, 'third'] as const, [17_400, undefined] as const],
    ...[[18_100, 'fourth'] as const, [21_100, undefined] as const],
  ])
})

test('a close that comes too late takes no message with it [B-TOAST-01]', () => {
  closeToast()
  queueToast('info', 'first')
  queueToast('info', 'second')

  expect(toasts.now()?.text).toBe('first')
  closeToast()
  vi.advanceTimersByTime(600)
  closeToast()
  vi.advanceTimersByTime(100)
  expect(toasts.now()?.text).toBe('second')
})

test('a message of no known kind stays as long as a success [B-TOAST-03, C-TST-02, B-CON-10, C-CST-01]', () => {
  queueToast('note' as 'info', 'seen')
  vi.advanceTimersByTime(2_999)
  expect(toasts.now()?.text).toBe('seen')
  vi.advanceTimersByTime(1)
  expect(toasts.now()).toBeUndefined()
})

test('an urgent message replaces the current message and all waiting ones [B-TOAST-02, B-TOAST-O1, C-TST-01, C-TST-O2]', () => {
  queueToast('info', 'up')
  queueToast('info', 'waits')
  vi.advanceTimersByTime(1_000)
  showToastAtOnce('danger', 'urgent')
  showToastAtOnce('danger', 'more urgent')
  vi.advanceTimersByTime(60_000)

  expect(seen).toEqual([
    ...[[0, 'up'] as const, [1_000, undefined] as const],
    ...[[1_700, 'more urgent'] as const, [8_700, undefined] as const],
  ])
})

test('a message can be closed, and stays while its button has the focus [B-TOAST-O1, C-TST-O1]', () => {
  queueToast('info', 'held')
  queueToast('info', 'next')
  holdToast(true)
  vi.advanceTimersByTime(60_000)
  expect(toasts.now()?.text).toBe('held')
  holdToast(false)
  vi.advanceTimersByTime(3_999)
  expect(toasts.now()?.text).toBe('held')
  closeToast()
  expect(toasts.now()).toBeUndefined()
  vi.advanceTimersByTime(700)
  expect(toasts.now()?.text).toBe('next')
})

test('shows equal consecutive messages once, and shows them again later [B-TOAST-O1, C-TST-O2]', () => {
  const shown = () => {
    vi.advanceTimersByTime(60_000)
    return seen.splice(0).flatMap(([, text]) => text ?? [])
  }
  queueToast('info', 'added')
  queueToast('info', 'added')
  queueToast('danger', 'refused')
  queueToast('info', 'added')
  expect(shown()).toEqual(['added', 'refused', 'added'])

  queueToast('info', 'waits')
  showToastAtOnce('danger', 'urgent')
  queueToast('info', 'behind')
  showToastAtOnce('danger', 'urgent')
  expect(shown()).toEqual(['waits', 'urgent'])
  queueToast('danger', 'urgent')
  vi.advanceTimersByTime(1_000)
  showToastAtOnce('danger', 'urgent')
  expect(shown()).toEqual(['urgent'])
})

test('takes back messages of failures once they are mended, and keeps the others [C-TST-07]', () => {
  queueToast('danger', 'not saved')
  queueToast('info', 'still true')
  queueToast('warning', 'failed too')
  vi.advanceTimersByTime(1_000)
  dropFailures()
  vi.advanceTimersByTime(60_000)

  expect(seen).toEqual([
    ...[[0, 'not saved'] as const, [1_000, undefined] as const],
    ...[[1_700, 'still true'] as const, [5_700, undefined] as const],
  ])
  dropFailures()
  queueToast('info', 'new')
  dropFailures()
  expect(toasts.now()?.text).toBe('new')
})

test('the time of a message starts only when the page can show it', () => {
  ended()
  queueToast('success', 'early')
  vi.advanceTimersByTime(60_000)
  ended = toasts.listen(() => {})

  expect(toasts.now()?.text).toBe('early')
  vi.advanceTimersByTime(3_000)
  expect(toasts.now()).toBeUndefined()
})
