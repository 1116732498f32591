import { expect, test } from 'vitest'
import { type LinkClick, leavesPage, scrollHash } from './remember-scroll.ts'

test('writes where a list was left in whole pixels, and nothing at its beginning [B-PAGE-O9]', () => {
  expect([1200, 1200.5, 1199.4, 0.4, 0].map(scrollHash)).toEqual([
    '#scroll=1200',
    '#scroll=1201',
    '#scroll=1199',
    '',
    '',
  ])
})

test('knows which presses lead to another page in place of the list [B-PAGE-O9]', () => {
  const press: LinkClick = {
    ...{ button: 0, elsewhere: false, target: '' },
    ...{ from: 'https://halden.test/en-gb/women?page=2#scroll=5', to: 'https://halden.test/en-gb/p/dress/1' },
  }

  expect(leavesPage(press)).toBe(true)
  expect(leavesPage({ ...press, target: '_self' })).toBe(true)
  for (const other of [
    { to: 'https://halden.test/en-gb/women?size=38' },
    { to: 'https://halden.test/en-gb/women#main-menu' },
    { to: 'https://elsewhere.test/en-gb/p/dress/1' },
    { to: 'mailto:help@halden.test' },
    { button: 1 },
    { elsewhere: true },
    { target: '_blank' },
  ])
    expect(leavesPage({ ...press, ...other })).toBe(false)
})
