import { expect, test } from 'vitest'
import { messageForApp, partForApp } from './for-app.ts'

const off = { disabledApp: false, disabledMobile: true, disabledTablet: true, disabledDesktop: true }
const everywhere = { disabledApp: false, disabledMobile: false, disabledTablet: false, disabledDesktop: false }

test('the app shows at any width what an editor switched off only for widths of browsers [B-APP-02, B-WID-05]', () => {
  expect(partForApp({ ...off, text: 'News' })).toEqual({ ...everywhere, text: 'News' })
  expect(partForApp({ ...everywhere, disabledApp: true, text: 'News' })).toBeUndefined()
})

test('a message in the app has the lines that are not hidden there, or is left out [B-APP-02, B-WID-05]', () => {
  const line = { text: 'Free delivery', notOn: ['mobile', 'desktop'] as const }
  const hidden = { text: 'Get the app', notOn: ['app'] as const }

  expect(messageForApp({ ...off, lines: [hidden, line] })).toEqual({ ...everywhere, lines: [{ ...line, notOn: [] }] })
  expect(messageForApp({ ...everywhere, lines: [hidden] })).toBeUndefined()
  expect(messageForApp({ ...everywhere, disabledApp: true, lines: [line] })).toBeUndefined()
})
