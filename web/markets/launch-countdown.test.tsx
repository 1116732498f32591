import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browsingShell } from '../pages/browsing.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { LaunchCountdown } from './launch-countdown.tsx'

const everywhere = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }
const plain = { at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null, ...everywhere }
const markup = (more: object) =>
  written(<LaunchCountdown countdown={{ ...plain, ...more }} />, browsingShell('en-gb')).markup

test('counts down in the colours of its editor, and not on the screens that the editor left out [B-CNT-01]', () => {
  const style = readFileSync('web/markets/launch-countdown.module.css', 'utf8')

  expect(markup({ backgroundColor: '#112233', color: '#ffeedd' })).toContain('style="--ground:#112233;--text:#ffeedd"')
  expect(markup({})).not.toMatch(/style=|data-not-on/)
  for (const screen of ['Mobile', 'Tablet', 'Desktop']) {
    const name = screen.toLowerCase()
    expect(markup({ [`disabled${screen}`]: true })).toContain(`data-not-on="${name}"`)
    expect(style).toContain(`[data-not-on~='${name}']`)
  }
  expect(markup({})).toContain('dateTime="2099-01-01T09:00:00.000Z"')
})
