import { type Colour, lch } from '../drawing/colour.ts'
import type { Line, Pt } from '../drawing/geometry.ts'
import type { Fold, Garment, Look, Panel } from '../drawing/model.ts'
import { random } from '../drawing/random.ts'
import { detailsOf } from '../garments/dress-details.ts'
import { both } from '../garments/parts.ts'
import {
  type ArmSeen,
  arm,
  bareArm,
  belowDressSleeve,
  belowLongSleeve,
  belowShortSleeve,
  features,
  fingers,
  foot,
  hand,
  head,
  leg,
  neck,
  thumb,
  torso,
} from './body.ts'
import { bun, fringe, hairBehind, strands } from './hair.ts'
import { forms, hairs, type Person, skins } from './person.ts'
import { type Pose, poseOf } from './pose.ts'
import { isArm, putOn, type WornGarment } from './worn.ts'

/** Draws a faceless standing person in an outfit: origin at the high point of the shoulder, floor at about 148 cm. */
export function figure(person: Person): Garment {
  const pose = poseOf(person)
  const rnd = random(person.id)
  const pieces = person.outfit.map((worn, place) => putOn(worn, place, { pose, form: person.form, rnd }))
  const low = pieces.filter((piece) => piece.low)
  const top = pieces.filter((piece) => !piece.low)
  return {
    panels: layered(person, pose, low, top),
    folds: [
      ...pieces.flatMap(({ garment }) => garment.folds),
      ...faceOf(person, pose),
      ...strandsOf(person, pose),
      ...fingersOf(pose),
    ],
    seams: pieces.flatMap(({ garment }) => garment.seams),
    // What a top covers of a lower piece loses its stitches and buttons.
    trims: (top.length ? top.slice(-1) : low).flatMap(({ garment }) => garment.trims),
  }
}

/** All panels, back to front. */
function layered(person: Person, pose: Pose, low: readonly WornGarment[], top: readonly WornGarment[]): Panel[] {
  const wears = (...families: readonly string[]): boolean =>
    person.outfit.some(({ family }) => families.includes(family))
  // A lapel lies open around what is worn beneath; a buttoned collar stands in front of it.
  const coated = person.outfit.some(({ family, cut }) => family === 'coat' && cut !== 'trucker')
  const longSleeved = wears('shirt', 'knit', 'coat')
  const bareShoulder =
    !longSleeved && person.outfit.some(({ family, cut }) => family === 'dress' && /slip|square/.test(cut))
  const behind = ({ name }: Panel): boolean =>
    /inside|back collar|stand|facing/.test(name) || (coated && /^\d collar/.test(name))
  const panelsOf = (pieces: readonly WornGarment[], keep: (panel: Panel) => boolean): Panel[] =>
    pieces.flatMap(({ garment }) => garment.panels.filter(keep))
  const arms = armsOf(person, pose, longSleeved ? belowLongSleeve : bareShoulder ? bareArm : belowSleeve(person))
  const body = partsOf(person, pose)
  return [
    ...body.back,
    ...(wears('jeans', 'trousers') ? [] : body.legs),
    ...body.feet,
    ...raised(panelsOf(top, behind), 0.2),
    ...body.trunk,
    ...(bareShoulder ? arms : []),
    ...raised(
      panelsOf(low, () => true),
      0.4,
    ),
    ...raised(
      panelsOf(top, (panel) => !isArm(panel.name) && !behind(panel)),
      0.8,
    ),
    ...(bareShoulder ? [] : arms),
    ...raised(
      panelsOf(top.slice(-1), (panel) => isArm(panel.name)),
      1.5,
    ),
    ...body.head,
  ]
}

function belowSleeve({ outfit }: Person): ArmSeen {
  const dress = outfit.find(({ family }) => family === 'dress')
  return dress ? belowDressSleeve[detailsOf(dress.lot ?? 0).sleeve] : belowShortSleeve
}

/** Pieces that are worn lie above the body, whatever their own layers are. */
const raised = (panels: readonly Panel[], by: number): Panel[] =>
  panels.map((panel) => {
    const own = panel.lift ?? 0
    return { ...panel, lift: own < -0.5 ? own + by - 0.6 : own + by }
  })

const piece = (name: string, outline: Line, move: (point: Pt) => Pt, more: Partial<Panel> & { look: Look }): Panel => ({
  name,
  outline: outline.map(move),
  dents: 0,
  ...more,
})

function armsOf(person: Person, { arm: move, pocketed }: Pose, seen: ArmSeen): Panel[] {
  // A hand in a pocket is out of sight.
  const free = ([-1, 1] as const).filter((s) => s !== pocketed)
  const look = skinOf(person)
  // A bare arm grows out of the shoulder: no layer, so no line between them.
  const lift = seen.shoulder ? -0.1 : 1.2
  return [
    ...free.map((s) => piece(`hand ${s}`, hand(s), move, { look, pillow: 1.3, lift })),
    ...free.map((s) => piece(`thumb ${s}`, thumb(s), move, { look, pillow: 0.7, lift: lift + 0.15 })),
    ...both((s) => piece(`arm ${s}`, arm(s, seen), move, { look, puff: 0.5, lift, turn: -s * 4 })),
  ]
}

function partsOf(person: Person, { body, head: at, face }: Pose) {
  const look = skinOf(person)
  const hair: Look = { cloth: 'hair', colour: hairs[person.hair]! }
  const shoes = person.shoes ?? { cloth: 'leather', colour: lch(0.3, 0.01, 60) }
  return {
    back: [
      ...(person.hairStyle === 'bun'
        ? [piece('bun', bun, at, { look: hair, pillow: 1.6, lift: -1.2, grain: 70 })]
        : []),
      piece('hair back', hairBehind[person.hairStyle], at, { look: hair, pillow: 2.2, lift: -0.6, grain: 0 }),
    ],
    legs: both((s) => piece(`leg ${s}`, leg(s, forms[person.form].limb), body, { look, puff: 0.62, lift: -0.2 })),
    feet: both((s) => piece(`foot ${s}`, foot(s), body, { look: shoes, pillow: 1.8, lift: 0.1 })),
    trunk: [
      piece('torso', torso, body, { look, puff: 0.4, lift: -0.1 }),
      piece('neck', neck, body, { look, puff: 0.55, lift: 0 }),
    ],
    head: [
      piece('head', head, at, { look, pillow: 3.4, lift: 1.8 }),
      piece('hair', fringe[person.hairStyle], face, { look: hair, pillow: 2, lift: 2.1, grain: 0 }),
    ],
  }
}

/** A face as on a shop mannequin: brow, nose, mouth and chin are modelled, nothing is painted. */
function faceOf({ form: name }: Person, { face: at }: Pose): Fold[] {
  const size = forms[name].head * forms[name].size
  return features.map(({ line, width, height }) => ({
    on: 'head',
    line: line.map(at),
    width: width * size,
    height: height * size,
    skew: 0.1,
  }))
}

/** Every second strand lies lower, so that hair is not one mass. */
function strandsOf({ hairStyle }: Person, { head, face }: Pose): Fold[] {
  const lying = (on: string, lines: readonly Line[], at: Pose['head']): Fold[] =>
    lines.map((line, k) => ({
      on,
      line: line.map(at),
      width: 0.75,
      height: k % 2 ? 0.26 : -0.26,
      skew: 0.2,
      blunt: true,
    }))
  const { fringe: front, behind } = strands[hairStyle]
  return [...lying('hair', front, face), ...lying('hair back', behind, head)]
}

const fingersOf = ({ arm: at }: Pose): Fold[] =>
  both((s) =>
    fingers(s).map((line): Fold => ({ on: `hand ${s}`, line: line.map(at), width: 0.5, height: -0.42, blunt: true })),
  ).flat()

const skinOf = ({ skin }: Person): Look => ({ cloth: 'skin', colour: skins[skin] as Colour })
