import { expect, test } from 'vitest'
import { colourways as studioColours } from '#adapters/images-drawn/cloth/colourways.ts'
import { rgb } from '#adapters/images-drawn/drawing/colour.ts'
import { styleOf } from '#adapters/images-drawn/style.ts'
import { colourways } from './colours.ts'
import { designStyles } from './design-styles.ts'

test('orders only garments the studio knows how to draw, in cloths and prints it has', () => {
  for (const { options } of designStyles()) {
    for (const { drawing } of options) {
      const style = styleOf(drawing)
      expect([style.cut, style.look.cloth, style.look.print]).toEqual([drawing.cut, drawing.cloth, drawing.print])
      expect(studioColours[drawing.colour], drawing.colour).toBeDefined()
    }
  }
})

test('shows a dot of the colour the cloth is drawn in', () => {
  for (const { id, hex } of colourways.values()) {
    const drawn = rgb(studioColours[id]!).map((value) => Math.round(value).toString(16).padStart(2, '0'))
    expect(hex, id).toBe(`#${drawn.join('')}`)
  }
})
