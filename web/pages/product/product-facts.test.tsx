import { expect, test } from 'vitest'
import { openProductPage } from './product-page.fakes.tsx'

const { show } = await openProductPage()

test('shows all facts of the product [B-PDP-01]', async () => {
  const page = await show({
    modelMeasurements: {
      height: '177 cm',
      size: '36',
      chest: '84',
      waist: '66',
      hip: '92',
      innerLeg: '82',
      shoulder: '38.5',
      shoeSize: '39',
    },
    description: 'Cut on the bias.',
    ...{ disclaimer: 'Shade may vary', styleOptionNumber: 'NO-17', sustainabilityText: 'Hemp' },
  })

  const about = ['100% viscose', '30° gentle', 'Shade may vary', 'Cut on the bias.', 'Navy · Blue', 'NO-17', 'Hemp']
  for (const fact of [...about, '177 cm', '84', '66', '92', '82', '38.5', '39'])
    expect(await page.getByText(fact, { exact: true }).count(), fact).toBeGreaterThan(0)
})

test('shows the size in the pictures, and the height of the model when a person wears it', async () => {
  const worn = await show({ modelMeasurements: { height: '177 cm', size: '36' } })
  expect(await worn.getByText('Model is 177 cm tall and wears size 36.').count()).toBe(1)
  const onForm = await show({ modelMeasurements: { size: '36', chest: '84' } })
  expect(await onForm.getByText('Shown in size 36.').count()).toBe(1)
  expect(await onForm.getByText(/tall/).count()).toBe(0)
})

test('shows the measures of the model only where the shop wants them told [B-FT-40, B-PDP-01]', async () => {
  const modelMeasurements = {
    ...{ height: '177 cm', size: '36', chest: '84 cm', waist: '63 cm' },
    ...{ hip: '91 cm', innerLeg: '81 cm', shoulder: '38 cm', shoeSize: '39' },
  }
  const product = { modelMeasurements }

  expect(await (await show(product)).getByText('Chest').count()).toBe(1)
  const told = await (await show(product)).locator('dd').allTextContents()
  expect(told).toEqual(expect.arrayContaining(Object.values(modelMeasurements)))
  expect(await (await show(product, {}, 'en-gb', { modelMeasurementTab: false })).getByText('Chest').count()).toBe(0)
})

const claim = {
  id: 'organic',
  reason: 'Organic cotton',
  supportText: 'Grown without synthetic pesticides.',
  certificate: { number: 'CU 1089224', scope: 'the cotton', validUntil: '2027-12-31', issuer: 'Control Union' },
}

test('tells how it was made only with what supports it, where the shop tells it [B-FT-26] [B-FT-27]', async () => {
  const product = { sustainabilityReasons: [claim], sustainabilityText: 'Made in Porto.' }
  const page = await show(product)
  const without = await show(product, {}, 'en-gb', { sustainabilityReasons: false, sustainabilityText: false })

  expect(await page.getByText('Grown without synthetic pesticides.').count()).toBe(1)
  expect(await page.getByText('CU 1089224').count()).toBe(1)
  expect(await page.getByText('Made in Porto.').count()).toBe(1)
  expect(await without.getByText(/Organic cotton|Made in Porto/).count()).toBe(0)
})

test('switches the reasons and the text about sustainability apart, and shows what a certificate covers and until when [B-FT-26, B-FT-27, D-14]', async () => {
  const product = { sustainabilityReasons: [claim], sustainabilityText: 'Made in Porto.' }
  const told = async (sustainabilityReasons: boolean) => {
    const page = await show(product, {}, 'en-gb', { sustainabilityReasons, sustainabilityText: !sustainabilityReasons })
    return page.locator('details', { hasText: /Organic cotton|Made in Porto/ }).evaluate((it) => it.textContent)
  }
  const [reasons, text] = [await told(true), await told(false)]

  expect(reasons).toMatch(/Organic cotton.*CU 1089224, the cotton, Control Union, valid until 31-12-2027/)
  expect(reasons).not.toContain('Made in Porto.')
  expect(text).toContain('Made in Porto.')
  expect(text).not.toContain('Organic cotton')
})

test('shows who answers for the product, and its warnings, without a press [D-13]', async () => {
  const productSafety = {
    ...{ manufacturer: 'Halden A/S', address: 'Aarhus', contact: 'safety@halden.example' },
    responsiblePerson: { name: 'Reach GmbH', address: 'Kiel', contact: 'reach@example.com' },
    warnings: ['Keep from fire.'],
  }
  const safety = (await show({ productSafety })).getByRole('region', { name: 'Product safety' })

  for (const said of ['Halden A/S, Aarhus, safety@halden.example', 'Reach GmbH, Kiel, reach@example.com'])
    expect(await safety.getByText(said).isVisible()).toBe(true)
  expect(await safety.getByText('Keep from fire.').isVisible()).toBe(true)
  expect(await (await show({ productSafety: undefined })).getByRole('region', { name: 'Product safety' }).count()).toBe(
    0,
  )
})
