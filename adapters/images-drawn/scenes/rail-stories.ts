import { beams, window } from './daylight.ts'
import { wares } from './pieces.ts'
import { onRail, panel, stillLife } from './still-life.ts'

/** A few pieces of the season. */
export const rail = stillLife({
  id: 'rail',
  wall: '#DDD6CA',
  floor: '#C7BDAD',
  horizon: 95,
  shows: [172, 162],
  hangs: 0.14,
  from: 0.45,
  pieces: (wall) => {
    const row = [
      wares('coat', 'belted', 'wool', 'camel'),
      wares('knit', 'crew', 'cable', 'ivory'),
      wares('dress', 'slip midi', 'satin', 'clay'),
      wares('coat', 'double', 'wool', 'navy'),
    ].slice(0, wall.tall ? 3 : 4)
    return onRail(wall, row, wall.tall ? wall.m.broad * 0.5 - 41 : wall.from + 32, 41)
  },
  architecture: panel(0.012),
  daylight: ({ tall, wide }) =>
    tall ? beams(-20, [wide * 0.5, 26]) : beams(-20, [wide * 0.62, 22], [wide * 0.62 + 26, 30]),
})

/** Denim in the last light of the day. */
export const denimBlueHour = stillLife({
  id: 'blue hour',
  wall: '#A9B4C4',
  floor: '#8794A8',
  horizon: 95,
  shows: [164, 152],
  hangs: 0.13,
  from: 0.45,
  pieces: (wall) => {
    const row = [
      wares('coat', 'trucker', 'denim', 'indigo'),
      wares('jeans', 'wide', 'denim', 'light-wash', { print: 'wash' }),
      wares('shirt', 'regular', 'poplin', 'white'),
      wares('coat', 'trucker', 'denim', 'black'),
    ].slice(0, wall.tall ? 2 : wall.wide > 200 ? 4 : 3)
    return onRail(wall, row, wall.tall ? wall.m.broad * 0.5 - 38 : wall.from + 36, wall.tall ? 66 : 52)
  },
  architecture: panel(-0.02),
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.5 : 0.72), [12, 48], 14, 33),
})
