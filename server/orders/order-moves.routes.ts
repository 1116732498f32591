import type { FastifyInstance } from 'fastify'
import { type MoveNeeds, moveOrder, orderMoves } from './fulfilment/move-order.ts'

/** For developers: `POST /dev/orders/10000008/shipped` acts as warehouse and courier. */
export function registerOrderMoves(app: FastifyInstance, needs: MoveNeeds): void {
  app.post<{ Params: { orderNumber: string; move: string } }>(
    '/dev/orders/:orderNumber/:move',
    async ({ params }, reply) => {
      const move = orderMoves.find((known) => known === params.move)
      if (!move) return reply.code(404).send({ title: `One of ${orderMoves.join(', ')}.` })
      const moved = await moveOrder(needs, params.orderNumber, move)
      return moved.ok
        ? reply.send(moved.value)
        : reply.code(moved.problem.code === 'order.not-found' ? 404 : 400).send({ code: moved.problem.code })
    },
  )
}
