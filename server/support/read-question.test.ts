import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const question = { email: ' Ane@Example.com ', name: ' Ane  Holm ', subject: 'A return', message: ' Where?\r\nIs it? ' }

test('tidies lines, keeps the lines of the message, and leaves out an empty order number [B-VAL-04, C-VAL-01]', () => {
  expect(readQuestion({ ...question, orderNumber: '  ' })).toEqual({
    ok: true,
    value: { email: 'ane@example.com', name: 'Ane Holm', subject: 'A return', message: 'Where?\nIs it?' },
  })
  expect(readQuestion({ ...question, orderNumber: ' 100045 ' })).toMatchObject({ value: { orderNumber: '100045' } })
})

test('names every wrong field at once [B-VAL-O2]', () => {
  const wrong = { email: 'ane@', name: ' ', subject: '', message: ' \n', orderNumber: '1\u00002' }
  expect(readQuestion(wrong)).toEqual({
    ok: false,
    problem: {
      code: 'support.to-correct',
      fields: {
        ...{ email: 'account.email-invalid', name: 'support.write-name', subject: 'support.choose-reason' },
        ...{ message: 'support.write-message', orderNumber: 'form.invalid' },
      },
    },
  })
  const long = 'a'.repeat(5_001)
  expect(readQuestion({ ...question, name: long, subject: long, message: long, orderNumber: long })).toMatchObject({
    problem: {
      fields: {
        name: 'form.too-long',
        subject: 'form.too-long',
        message: 'form.too-long',
        orderNumber: 'form.too-long',
      },
    },
  })
})

test('takes a name of up to 100 letters, and a message of 10 to 4000 [B-VAL-O2]', () => {
  const wrongIn = (more: Partial<typeof question>) => {
    const read = readQuestion({ ...question, ...more })
    return read.ok ? [] : Object.keys('fields' in read.problem ? read.problem.fields : {})
  }

  expect([wrongIn({ name: 'x'.repeat(100) }), wrongIn({ name: 'x'.repeat(101) })]).toEqual([[], ['name']])
  const messages = [9, 10, 4_000, 4_001].map((length) => wrongIn({ message: 'x'.repeat(length) }))
  expect(messages).toEqual([['message'], [], [], ['message']])
})

test('says of a short message how long it must be, and asks for one where there is none [B-VAL-O2]', () => {
  const saidOf = (message: string) => readQuestion({ ...question, message })
  const said = (code: string) => ({ problem: { code: 'support.to-correct', fields: { message: code } } })

  expect(saidOf(' \n ')).toMatchObject(said('support.write-message'))
  expect(saidOf('Hello')).toMatchObject(said('support.message-too-short'))
  for (const language of ['en', 'da', 'de', 'fr', 'tr', 'ar', 'nl', 'es', 'it', 'sv', 'no', 'fi', 'pl', 'pt', 'cs']) {
    const words = JSON.parse(readFileSync(`words/${language}.json`, 'utf8')) as Record<string, string>
    expect([language, words['support.message-too-short']]).toEqual([language, expect.stringContaining('10')])
  }
})

test('refuses a line break in a name or a subject, which could add a line to a mail', () => {
  for (const field of ['name', 'subject'] as const)
    expect(readQuestion({ ...question, [field]: 'x\nBcc: a@example.com' })).toMatchObject({
      problem: { fields: { [field]: 'form.invalid' } },
    })
})
