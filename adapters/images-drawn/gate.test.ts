import { expect, test } from 'vitest'
import { imageViews, sceneRatios } from '#contracts/images.ts'
import { colourways } from './cloth/colourways.ts'
import { hex } from './drawing/colour.ts'
import type { Drawing } from './drawing/product-drawing.ts'
import { encoded } from './encode.ts'
import { families } from './garments/families.ts'
import { drawnByLot, gateTiles } from './gate-tiles.ts'
import type { Painted } from './light/paint.ts'
import { stageFor } from './light/stage.ts'
import { painting, picture } from './picture.ts'
import { composed, drawScene } from './scenes/draw-scene.ts'
import { unrest } from './scenes/quiet.ts'
import { scenes } from './scenes/scenes.ts'
import { styleOf } from './style.ts'

const width = 180
const front = { side: 'front', close: false } as const
const oneOfEachCut: Drawing[] = Object.entries(families).flatMap(([family, { cuts, cloth }]) =>
  cuts.map(
    (cut): Drawing => ({
      family: family as Drawing['family'],
      cut,
      cloth,
      colour: 'clay',
      form: 'women',
      seed: 'gate',
    }),
  ),
)

/** The part of the frame that a garment fills, in percent, and whether it touches an upper corner, kept for badge and heart. */
function filled({ cut, alpha }: Painted): { wide: number; tall: number; corner: boolean } {
  const { w, h } = cut.frame
  let [x0, x1, y0, y1, corner] = [w, 0, h, 0, false]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (alpha[y * w + x]! < 0.5) continue
      ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)]
      const px = (x + cut.left) / width
      if (y + cut.top < (160 / 1200) * width && (px < 280 / 1200 || px > 1 - 280 / 1200)) corner = true
    }
  return { wide: (100 * (x1 - x0)) / width, tall: (100 * (y1 - y0)) / ((width * 4) / 3), corner }
}

/** Width and height each cut should fill, in percent of the frame. */
const fills: Record<string, readonly [wide: number, tall: number]> = {
  'tee regular': [74, 59],
  'shirt regular': [71, 62],
  'knit crew': [70, 52],
  'dress v mini': [57, 61],
  'dress v midi': [64, 79],
  'dress v maxi': [63, 87],
  'skirt gathered': [75, 64],
  'skirt pleated': [73, 62],
  'jeans straight': [48, 76],
  'jeans wide': [62, 79],
  'trousers straight': [50, 77],
  'coat double': [60, 80],
  'coat blazer': [69, 61],
  'sneaker ': [64, 26],
  'boot ': [57, 37],
  'boot tall': [50, 66],
  'coat trucker': [70, 53],
  'bag tote': [56, 48],
  'bag shoulder': [43, 49],
}

test('fills the frame as its family should, so that a cropped top looks shorter than a long one', async () => {
  for (const drawing of oneOfEachCut) {
    const expected = fills[`${drawing.family} ${drawing.cut}`]
    if (!expected) continue
    const { wide, tall } = filled(await painting(styleOf(drawing), front, width))
    expect(Math.abs(wide - expected[0]), `${drawing.family} ${drawing.cut} is ${wide} wide`).toBeLessThanOrEqual(6)
    expect(Math.abs(tall - expected[1]), `${drawing.family} ${drawing.cut} is ${tall} tall`).toBeLessThanOrEqual(6)
  }
})

test('leaves both upper corners to badge and heart, in every cut and form', async () => {
  for (const drawing of oneOfEachCut) {
    for (const form of ['plus', 'men', 'kids'] as const) {
      const { corner } = filled(await painting(styleOf({ ...drawing, form }), front, width))
      expect(corner, `${drawing.family} ${drawing.cut} ${form}`).toBe(false)
    }
  }
})

/** Width of the garment at twenty heights, as a share of its greatest width: independent of how the outline is stretched. */
function outlineOf({ cut, alpha }: Painted): number[] {
  const { w, h } = cut.frame
  const rows = Array.from({ length: h }, (_, y) => alpha.subarray(y * w, (y + 1) * w).reduce((sum, a) => sum + a, 0))
  const seen = rows.filter((wide) => wide > 1)
  return Array.from({ length: 20 }, (_, k) => seen[Math.floor((k * seen.length) / 20)]! / Math.max(...seen))
}

test("draws separate cuts for men, children and curves instead of stretched women's clothes", async () => {
  for (const family of ['tee', 'shirt'] as const) {
    const outline = async (form: Drawing['form']) =>
      outlineOf(
        await painting(
          styleOf({ family, cut: 'regular', cloth: 'poplin', colour: 'clay', form, seed: 'gate' }),
          front,
          width,
        ),
      )
    const plain = await outline('women')
    for (const form of ['plus', 'men', 'kids'] as const) {
      const own = await outline(form)
      const apart = own.reduce((sum, wide, k) => sum + Math.abs(wide - plain[k]!), 0) / own.length
      expect(apart, `${family} ${form}`).toBeGreaterThan(0.012)
    }
  }
})

test('stands every colourway on a stage that differs from it in lightness', () => {
  for (const [name, colour] of Object.entries(colourways)) {
    expect(Math.abs(hex(stageFor({ colour })).l - colour.l), name).toBeGreaterThanOrEqual(0.08)
  }
})

test('shows cloth from edge to edge, and lays a style out with what goes with it', async () => {
  const style = styleOf({ family: 'knit', cut: 'crew', cloth: 'cable', colour: '#8fc79a', form: 'women', seed: 'gate' })
  const [near, laid] = [await picture(style, 'cloth', width), await picture(style, 'flat', width)]
  const greenish = ({ rgb }: typeof near, pixel: number): boolean => rgb[pixel * 3 + 1]! > rgb[pixel * 3]! + 8
  const pixels = Array.from({ length: width * 240 }, (_, pixel) => pixel)

  expect(pixels.every((pixel) => greenish(near, pixel))).toBe(true)
  const own = pixels.filter((pixel) => greenish(laid, pixel)).length / pixels.length
  const others = pixels.filter((pixel) => !greenish(laid, pixel) && laid.rgb[pixel * 3]! < 120).length / pixels.length
  expect(own).toBeGreaterThan(0.12)
  expect(others).toBeGreaterThan(0.08)
})

test('gives colours of a style one silhouette, and two styles folds of their own', async () => {
  for (const drawing of drawnByLot('gate', 4)) {
    const { print: _, accent: __, ...plain } = drawing
    const one = await painting(styleOf({ ...plain, colour: 'navy' }), front, width)
    const sibling = await painting(styleOf({ ...plain, colour: 'sand' }), front, width)
    const stranger = await painting(styleOf({ ...plain, colour: 'navy', seed: 'another' }), front, width)
    expect(Buffer.compare(Buffer.from(one.alpha.buffer), Buffer.from(sibling.alpha.buffer))).toBe(0)
    expect(Buffer.compare(Buffer.from(one.rgb.buffer), Buffer.from(stranger.rgb.buffer))).not.toBe(0)
  }
})

test('draws fabrics so that they differ at the size of a tile', async () => {
  const dressOf = (cloth: string) =>
    painting(
      styleOf({ family: 'dress', cut: 'round midi', cloth, colour: 'clay', form: 'women', seed: 'gate' }),
      front,
      320,
    )
  const cloths = ['jersey', 'poplin', 'wool', 'linen', 'satin', 'denim'] as const
  const drawn = await Promise.all(cloths.map(dressOf))
  for (const [place, one] of drawn.entries())
    for (const [before, other] of drawn.slice(0, place).entries()) {
      const both = Array.from(one.alpha.keys()).filter(
        (pixel) => one.alpha[pixel]! > 0.99 && other.alpha[pixel]! > 0.99,
      )
      const apart = both.reduce((sum, pixel) => sum + Math.abs(one.rgb[pixel * 3 + 1]! - other.rgb[pixel * 3 + 1]!), 0)
      expect(apart / both.length, `${cloths[place]} and ${cloths[before]}`).toBeGreaterThan(2.1)
    }
})

test('draws nothing symmetric to the pixel', async () => {
  const { alpha, cut } = await painting(styleOf(oneOfEachCut[0]!), front, 480)
  const { w, h } = cut.frame
  let different = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) if (Math.abs(alpha[y * w + x]! - alpha[y * w + w - 1 - x]!) > 0.3) different++

  expect(different).toBeGreaterThan(60)
})

test('keeps a tile light: 10 KB plain, 22 KB printed', async () => {
  for (const drawing of drawnByLot('sizes', 5)) {
    const bytes = await encoded(await picture(styleOf(drawing), 'front', 480), 'avif')
    expect(bytes.length / 1024, JSON.stringify(drawing)).toBeLessThan(drawing.print ? 22 : 11)
  }
})

test('draws every view of every family, and plain ones for what it does not know', async () => {
  for (const { family, cut } of gateTiles) {
    for (const view of imageViews) {
      const drawn = await picture(
        styleOf({
          family,
          cut: `${cut}?`,
          cloth: 'moonlight',
          colour: '#8a4b2f',
          print: 'clouds',
          form: 'kids',
          seed: 'x',
        }),
        view,
        120,
      )
      expect([drawn.width, drawn.height, drawn.rgb.length]).toEqual([120, 160, 120 * 160 * 3])
    }
  }
})

test('keeps the side for text quiet in every scene, mirrored ones included', async () => {
  for (const [name, scene] of Object.entries(scenes)) {
    for (const ratio of sceneRatios) {
      for (const mirrored of [false, true]) {
        const { safe } = composed(scene, ratio, mirrored)
        if (safe === 'none') continue
        const drawn = await drawScene(scene, ratio, 160, mirrored)
        expect(
          unrest(drawn, safe, scene.horizon),
          `${name} ${ratio}${mirrored ? ' mirrored' : ''}`,
        ).toBeLessThanOrEqual(0.06)
      }
    }
  }
})
