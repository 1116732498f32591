import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { smtpMails } from './server.ts'

/** A mail server that accepts every mail and records what it received. */
async function mailServer(answerToData = '250 kept') {
  const said: string[] = []
  const converse = (socket: Socket) => {
    let inMail = false
    const answer = (line: string) => {
      said.push(line)
      if (inMail) {
        if (line === '.') {
          inMail = false
          socket.write(`${answerToData}\r\n`)
        }
        return
      }
      if (line.startsWith('DATA')) {
        inMail = true
        socket.write('354 go on\r\n')
      } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    }
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) answer(line)
    })
  }
  const server = createServer(converse).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return { said, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const mail = {
  eventId: 'order-placed:1',
  recipient: 'guest@example.com',
  subject: 'Your order',
  html: '<p>Thank you</p>',
  text: 'Thank you',
}

test('hands a mail over with sender, recipient and both forms of its text', async () => {
  const { said, url, close } = await mailServer()

  await smtpMails({ url, sender: 'Shop <orders@shop.example>' }).send(mail)
  close()

  expect(said).toEqual(
    expect.arrayContaining(['MAIL FROM:<orders@shop.example>', 'RCPT TO:<guest@example.com>', 'Subject: Your order']),
  )
  expect(said.filter((line) => line.startsWith('Content-Type: text/'))).toHaveLength(2)
})

test('throws when the mail server rejects a mail, so that it is sent again later', async () => {
  const { url, close } = await mailServer('451 try later')

  await expect(smtpMails({ url, sender: 'orders@shop.example' }).send(mail)).rejects.toThrow('451')
  close()
})

test('gives a mail that is sent again the message id it had, and another mail another one', async () => {
  const { said, url, close } = await mailServer()
  const mails = smtpMails({ url, sender: 'Shop <orders@shop.example>' })

  for (const eventId of ['order-placed:1', 'order-placed:1', 'order-placed:2']) await mails.send({ ...mail, eventId })
  close()

  const ids = said.filter((line) => line.startsWith('Message-ID:'))
  expect(ids).toHaveLength(3)
  expect(ids[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@shop\.example>$/)
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
})

test('adds one-click unsubscribe headers to marketing mails only', async () => {
  const { said, url, close } = await mailServer()
  const mails = smtpMails({ url, sender: 'Shop <orders@shop.example>' })
  const unsubscribeUrl = 'https://shop.example/unsubscribe?contactId=c1'

  await mails.send({ ...mail, unsubscribeUrl })
  await mails.send({ ...mail, eventId: 'order-placed:2', unsubscribeUrl: null })
  close()

  expect(said.filter((line) => line.startsWith('List-Unsubscribe'))).toEqual([
    `List-Unsubscribe: <${unsubscribeUrl}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
})
