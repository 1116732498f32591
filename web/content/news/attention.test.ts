import { expect, test } from 'vitest'
import { followAttention } from './attention.ts'

function reading() {
  const news = new EventTarget()
  const leaving = new AbortController()
  const attention = followAttention(news, leaving.signal)
  const after = (...events: readonly string[]): boolean => {
    for (const event of events) news.dispatchEvent(new Event(event))
    return attention.isThere()
  }
  return { after, attention, leaving }
}

test('news rest under the pointer or while the focus is inside, and move again after it has left [B-WID-11]', () => {
  const { after } = reading()

  expect([after(), after('pointerenter'), after('pointerleave')]).toEqual([false, true, false])
  expect([after('focusin'), after('focusout', 'focusin'), after('focusout')]).toEqual([true, true, false])
})

test('news still rest when the pointer leaves while the focus is inside, and the other way round [B-WID-11]', () => {
  expect(reading().after('focusin', 'pointerenter', 'pointerleave')).toBe(true)
  expect(reading().after('pointerenter', 'focusin', 'focusout')).toBe(true)
  expect(reading().after('pointerenter', 'focusin', 'focusout', 'pointerleave')).toBe(false)
})

test('a press on play moves the news although the button keeps the focus, as soon as the pointer has left [B-WID-11]', () => {
  const { after, attention } = reading()
  after('pointerenter', 'focusin')
  attention.forgetFocus()

  expect(attention.isThere()).toBe(true)
  expect(after('pointerleave')).toBe(false)
})

test('a banner that has left the page follows nothing any more', () => {
  const { after, leaving } = reading()
  leaving.abort()

  expect(after('pointerenter', 'focusin')).toBe(false)
})
