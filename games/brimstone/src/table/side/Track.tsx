/** SB-5 The Depth Track: one rail from daylight to the void, the posse coming down and the Darkness coming up. */
import { Spot } from '@emberhall/ui'
import { tell } from '../words.ts'
import { CONTENT } from '../../content/index.ts'
import { Z } from '../../state.ts'
import { OUT_KEY } from '../model/keys.ts'
import { heldBack } from '../model/rolls.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'

const { spaces, stages, blood, dread } = CONTENT.track
const LAST = spaces - 1
const WIDE = 680
const HIGH = 86
const PAD = 36
const STEP = (WIDE - 2 * PAD) / LAST
const RAIL = 44
const xOf = (space: number): number => PAD + space * STEP
const GROUNDS = ['#7a5a34', '#6b3a2a', '#4a1a3a'] as const
const NUMERALS = ['I', 'II', 'III'] as const

const DROP = 'M0-6C4-1 5 1 5 3A5 5 0 0 1-5 3C-5 1-4-1 0-6Z'
const SKULL = 'M0-6A6 6 0 0 0-4 4V6H4V4A6 6 0 0 0 0-6ZM-3-1h2v2h-2ZM1-1h2v2h-2Z'

/** What this turn’s Hold Back came to. */
function HeldBack() {
  const { log, lang } = useTableau()
  const rolled = heldBack(log)
  if (rolled === null) return null
  const { dice, said } = rolled
  const result = said === null ? 'event' : said.what === 'heldBack' ? 'held' : 'lost'
  return (
    <p className="sb-held" data-result={result}>
      <span>
        {dice.map((face, i) => (
          <Die key={`${i} ${face}`} face={face} />
        ))}
      </span>
      <b>{tell(lang, `holdBack.${result}`, { n: Number(said?.args[0] ?? 0) })}</b>
    </p>
  )
}
export function Track() {
  const { t, lang } = useTableau()
  const { posse } = t.s.depth
  // Before the first tile lies it is where it comes from.
  const darkness = t.s.tiles.length === 0 ? LAST : t.s.depth.darkness
  const stage = stages.findLastIndex(({ from }) => from <= posse)
  const cards = t.cards(Z.dreadStack).length
  // Face to face on one space both are seen.
  const apart = posse === darkness ? STEP / 3 : 0
  const says = tell(lang, 'track', { posse, darkness, last: LAST, value: stages[stage]?.holdBack ?? 0, cards })
  return (
    <div className="sb-track sb-plank">
      <Spot at={OUT_KEY} name={tell(lang, t.s.flight ? 'wayOut.called' : 'wayOut')} className="sb-way-out">
        <svg viewBox="0 0 36 36" data-on={t.s.flight || undefined}>
          <path d="M27 31V16a9 9 0 0 0-18 0v11M3 21l6 8 6-8" />
        </svg>
      </Spot>
      <HeldBack />
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={says}>
        {stages.map(({ from, holdBack }, i) => {
          const [a, b] = [xOf(from) - STEP / 2, xOf((stages[i + 1]?.from ?? spaces) - 1) + STEP / 2]
          return (
            <g key={from} className="sb-stage" data-on={i === stage || undefined}>
              <rect x={a} y={RAIL - 17} width={b - a - 3} height={34} fill={GROUNDS[i]} />
              <text x={(a + b) / 2} y={RAIL + 35} textAnchor="middle" className="sb-stage-long">
                {tell(lang, 'stage', { stage: NUMERALS[i] ?? '', n: holdBack })}
              </text>
              <text x={(a + b) / 2} y={RAIL + 39} textAnchor="middle" className="sb-stage-short">
                {tell(lang, 'stage.short', { stage: NUMERALS[i] ?? '', n: holdBack })}
              </text>
            </g>
          )
        })}
        <path
          className="sb-sleepers"
          d={Array.from({ length: spaces }, (_, i) => `M${xOf(i)} ${RAIL - 13}v26`).join('')}
        />
        <path
          className="sb-rails"
          d={`M${PAD - 8} ${RAIL - 7}H${WIDE - PAD + 8}M${PAD - 8} ${RAIL + 7}H${WIDE - PAD + 8}`}
        />
        <path
          className="sb-adit"
          d={`M${PAD - 17} ${RAIL + 17}V${RAIL - 8}Q${PAD - 17} ${RAIL - 24} ${PAD} ${RAIL - 24}T${PAD + 17} ${RAIL - 8}V${RAIL + 17}Z`}
        />
        <circle className="sb-void" cx={xOf(LAST)} cy={RAIL} r={16} />
        {blood.map((space) => (
          <g
            key={space}
            className="sb-sign sb-blood"
            data-past={space >= darkness || undefined}
            transform={`translate(${xOf(space)} ${RAIL})`}
          >
            <circle r={11} />
            <path d={DROP} />
          </g>
        ))}
        {dread.map((space) => (
          <g
            key={space}
            className="sb-sign sb-dread"
            data-past={space >= darkness || undefined}
            transform={`translate(${xOf(space)} ${RAIL})`}
          >
            <path className="sb-sign-ground" d="M0-14L14 0 0 14-14 0Z" />
            <path d={SKULL} />
          </g>
        ))}
        <g
          className="sb-on-rail sb-eyes"
          data-goal="darkness"
          style={{ transform: `translate(${xOf(darkness) + apart}px, ${RAIL}px)` }}
        >
          <circle r={15} />
          <path d="M-10-4L-2 1-9 3ZM10-4L2 1 9 3Z" />
        </g>
        <g className="sb-on-rail sb-cart" style={{ transform: `translate(${xOf(posse) - apart}px, ${RAIL}px)` }}>
          <path className="sb-cart-light" d="M-5-30H5L4-16H-4Z" />
          <path d="M-16-13H16L12 5H-12Z" />
          <circle cx={-7} cy={9} r={4} />
          <circle cx={7} cy={9} r={4} />
        </g>
      </svg>
      <p className="sb-dread-count" title={tell(lang, 'dread', { n: cards })}>
        <b>{cards}</b>
        <span>{tell(lang, 'dread', { n: cards })}</span>
      </p>
    </div>
  )
}
