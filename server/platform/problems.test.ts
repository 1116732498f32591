import { expect, test } from 'vitest'
import { translator } from '#foundation/words.ts'
import { fieldsNamed, problemBody } from './problems.ts'

const words = {
  'shelf.full': 'Room for {0} only.',
  'shelf.gone': 'This shelf is gone.',
  'form.required': 'Fill this in.',
  'form.enter-first-name': 'Enter your first name.',
}
const localization = { t: translator(words, {}, 'en'), locale: 'en-GB' }
const forms = {
  'shelf.full': { status: 400, field: 'lineItem', args: ['room'] },
  'shelf.gone': { status: 404 },
  'shelf.wrong': { status: 400 },
}

test('tells a refusal by status, title, code, message and a text per field [C-API-08]', () => {
  expect(problemBody(localization, { code: 'shelf.full', room: 3 } as never, forms)).toEqual({
    ...{ status: 400, title: 'Bad Request', code: 'shelf.full', room: 3 },
    ...{ message: 'Room for 3 only.', errors: { lineItem: ['Room for 3 only.'] } },
  })
  expect(problemBody(localization, { code: 'shelf.gone' }, forms)).toEqual({
    ...{ status: 404, title: 'Not Found', code: 'shelf.gone' },
    ...{ message: 'This shelf is gone.', errors: { '': ['This shelf is gone.'] } },
  })
})

test('tells of each field what is wrong, by the name of the field where it has one [C-API-08]', () => {
  const wrong = { code: 'shelf.wrong', fields: { firstName: 'form.required', room: 'form.required' } }

  expect(problemBody(localization, wrong, forms)).toMatchObject({
    status: 400,
    errors: { firstName: ['Enter your first name.'], room: ['Fill this in.'] },
  })
})

test('knows which texts name their field, so that a summary need not name it again', () => {
  const fields = {
    firstName: 'form.required',
    regionCode: 'form.required',
    city: 'form.too-long',
    postalCode: 'address.postal-code-wrong',
    email: 'form.email-wrong',
  }

  expect(fieldsNamed({ code: 'shelf.wrong', fields } as never)).toEqual(['firstName', 'postalCode', 'email'])
  expect(fieldsNamed({ code: 'shelf.gone' })).toEqual([])
})
