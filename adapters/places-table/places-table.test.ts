import { expect, test } from 'vitest'
import { tableOfPlaces } from './server.ts'

const { find } = tableOfPlaces()

test('finds a town by any of its names, with or without accents and capitals [B-SIM-03]', async () => {
  expect(await find({ city: 'ÅRHUS', country: 'dk' })).toMatchObject({ latitude: 56.163 })
  expect(await find({ city: 'Muenchen', country: 'DE' })).toMatchObject({ latitude: 48.135 })
  expect(await find({ city: 'istanbul', country: 'TR' })).toEqual(await find({ city: 'İSTANBUL', country: 'TR' }))
})

test('finds the town of a postal code, in the country asked about [B-SIM-03]', async () => {
  expect(await find({ postalCode: '8000', country: 'DK' })).toMatchObject({ latitude: 56.163 })
  expect(await find({ postalCode: '80331', country: 'DE' })).toMatchObject({ latitude: 48.135 })
  expect(await find({ postalCode: 'SW1A 1AA', country: 'GB' })).toMatchObject({ latitude: 51.507 })
})

test('reports an unknown place', async () => {
  expect(await find({ city: 'Atlantis' })).toBeUndefined()
  expect(await find({ city: 'Berlin', country: 'DK' })).toBeUndefined()
  expect(await find({})).toBeUndefined()
})
