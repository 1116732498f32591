import { expect, test } from 'vitest'
import { countShown } from './counted-links.tsx'

test('counts no further than 99 on an icon [B-NAV-12, C-BSK-05, C-BSK-O11] [B-CON-07]', () => {
  expect([1, 99, 100, 4000].map(countShown)).toEqual([1, 99, 99, 99])
})
