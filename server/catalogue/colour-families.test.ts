import { expect, test } from 'vitest'
import { colourFamilies, colourSwatches } from './colour-families.ts'

test('has eighteen named colours, each with a dot, its checkbox and a tick that shows on it [B-CAT-05]', () => {
  const [black, white] = ['#000000', '#ffffff']
  const dots = {
    ...{ black: '#000000', white: '#ffffff', grey: '#8e8e8e', silver: '#c8c8cc', beige: '#e3d3b8', brown: '#6b4423' },
    ...{ red: '#c4161c', pink: '#f4a6c0', orange: '#f07f13', yellow: '#f7d417', gold: '#c9a227', green: '#2e7d32' },
    ...{ khaki: '#7a7548', turquoise: '#2fb7b0', blue: '#2356c5', navy: '#14213d', purple: '#6a2c91' },
    multicolour: '#ffffff',
  }
  const light = ['white', 'silver', 'beige', 'pink', 'orange', 'yellow', 'gold', 'turquoise', 'multicolour']

  expect(Object.fromEntries(colourFamilies)).toEqual(dots)
  expect(colourSwatches.size).toBe(18)
  for (const [name, { hex, checkbox, checkmark }] of colourSwatches) {
    const parts = name === 'multicolour' ? [dots.red, dots.yellow, dots.green, dots.blue] : [hex]
    expect([name, checkbox, checkmark]).toEqual([name, parts, light.includes(name) ? black : white])
  }
})
