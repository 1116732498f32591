import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

test('writes measures in the unit of the market, and leaves alone what is no measure', () => {
  const t = (key: string) => (key === 'size-guide.cm' ? 'سم' : key)
  const written = ['177 cm', '62,5cm', '84', '5 ft 9 in', 'XS'].map((measure) => measureText(measure, t))

  expect(written).toEqual(['177 سم', '62,5 سم', '84', '5 ft 9 in', 'XS'])
})
