import { expect, test } from 'vitest'
import { browsingShell, exampleProduct } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { ProductFacts } from './product-facts.tsx'

const shown = (more: object, toggles: Readonly<Record<string, boolean>> = {}) =>
  written(<ProductFacts product={exampleProduct('en-gb', more)} shippingMethods={[]} />, {
    ...browsingShell('en-gb'),
    featureToggles: { modelMeasurementTab: true, sustainabilityReasons: true, sustainabilityText: true, ...toggles },
  }).markup
const factsIn = (markup: string) =>
  Array.from(markup.matchAll(/<dd>(.*?)<\/dd>/g), ([, value]) => value!.replaceAll(/<[^>]*>/g, ''))

test('shows what a product is made of, how it is cared for, its colour with shade and base, and its style number [B-PDP-01]', () => {
  const colour = { id: 'navy', name: 'Ink', base: 'Blue', nuance: 'Dark blue', pantoneHexCode: '#2a3550' }
  const product = { fabricComposition: '100% hør', careInstructions: ['Cold', 'Flat'], styleOptionNumber: 'NO-17' }

  expect(factsIn(shown({ ...product, colour }))).toEqual(['100% hør', 'ColdFlat', 'Ink · Dark blue · Blue', 'NO-17'])
})

test('shows the English composition where the market wants it and the product has one, else that of the market [B-PDP-01]', () => {
  const both = { fabricComposition: '100% hør', fabricCompositionEnglish: '100% linen' }
  const { fabricCompositionEnglish: _, ...one } = both
  const first = (product: object, englishOverride: boolean) => factsIn(shown(product, { englishOverride }))[0]

  expect([first(both, true), first(both, false), first(one, true)]).toEqual(['100% linen', '100% hør', '100% hør'])
  expect(shown(both, { englishOverride: true })).toContain('<span lang="en">100% linen</span>')
})

test('shows each measure of the model that is known, and leaves out the others [B-PDP-01]', () => {
  const modelMeasurements = {
    ...{ height: '171', size: 'S', chest: '81', waist: '62', hip: '93' },
    ...{ innerLeg: '84', shoulder: '35', shoeSize: '40' },
  }
  const measures = (known: object) => factsIn(shown({ modelMeasurements: known })).slice(-Object.keys(known).length)

  expect(measures(modelMeasurements)).toEqual(Object.values(modelMeasurements))
  for (const [name, value] of Object.entries(modelMeasurements)) expect(measures({ [name]: value })).toEqual([value])
  expect(factsIn(shown({ modelMeasurements: { size: 'S' } })).length).toBe(factsIn(shown({})).length + 1)
})

test('tells how a product was made, with each reason and what supports it, and has no such part without them [B-PDP-01]', () => {
  const reason = { id: 'organic', reason: 'Organic cotton', supportText: 'Grown without pesticides.' }
  const told = shown({ sustainabilityReasons: [reason], sustainabilityText: 'Made in Porto.' })

  for (const text of ['Organic cotton', 'Grown without pesticides.', 'Made in Porto.']) expect(told).toContain(text)
  const parts = (markup: string) => markup.match(/<summary/g)?.length ?? 0
  expect(parts(shown({ sustainabilityReasons: [], sustainabilityText: undefined }))).toBe(parts(told) - 1)
})
