/** SB-5 The Depth Track: one rail from daylight to the void, the posse coming down and the Darkness coming up. */
import { Spot, useMedia } from '@emberhall/ui'
import { tell } from '../words.ts'
import { CONTENT } from '../../content/index.ts'
import { Z } from '../../state.ts'
import { OUT_KEY } from '../model/keys.ts'
import { heldBack } from '../model/heldBack.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { SKULL } from '../pieces/skull.ts'

const { spaces, stages, blood, dread } = CONTENT.track
const LAST = spaces - 1
const HIGH = 86
const RAIL = 44
/** The rail as it fits where it lies: how long, how far from its ends, and how large its signs are. */
interface Rail {
  readonly wide: number
  readonly pad: number
  readonly step: number
  readonly sign: number
}
const railOf = (wide: number, pad: number, sign: number): Rail => ({
  wide,
  pad,
  step: (wide - 2 * pad) / LAST,
  sign,
})
const LONG = railOf(680, 36, 1)
const SHORT = railOf(452, 26, 0.92)
/** On a tablet held upright, and where so little height is left that nothing can be written below. */
const BROAD = railOf(900, 40, 1.1)
const LOW = railOf(620, 36, 1)
const LOW_TOP = 6
const LOW_HIGH = 58
function useRail(phone: boolean): Rail {
  const [isNarrow, isBroad, isLow] = [
    useMedia('(max-width: 1250px)'),
    useMedia('(min-width: 620px)'),
    useMedia('(max-height: 560px)'),
  ]
  if (!phone) return isNarrow ? SHORT : LONG
  return isLow ? LOW : isBroad ? BROAD : SHORT
}
const xOf = ({ pad, step }: Rail, space: number): number => pad + space * step
/** Spaces on which nothing happens. */
const PLAIN = Array.from({ length: LAST - 1 }, (_, i) => i + 1).filter(
  (space) => !blood.includes(space) && !dread.includes(space),
)
const GROUNDS = ['#7a5a34', '#6b3a2a', '#4a1a3a'] as const
const NUMERALS = ['I', 'II', 'III'] as const

const DROP =
  'M-8-6.5H8V-3C7-2 7 3 5.6 3 4.2 3 4.6-1 3.4-1 2.2-1 2.6 6.5 1 6.5-.6 6.5-.2 0-1.6 0-3 0-2.6 3.6-4.2 3.6-5.8 3.6-5.4-2-6.6-2-8-2-8-4-8-6.5Z'

/** What this turn’s Hold Back came to. */
function HeldBack({ value }: { readonly value: number }) {
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
      <b>
        {said !== null && <strong>{tell(lang, 'totalOf', { n: Number(said.args[0]), need: value })}</strong>}
        <em>{tell(lang, `holdBack.${result}`)}</em>
      </b>
    </p>
  )
}
/** Daylight at the one end, the void at the other. */
function Ends({ rail }: { readonly rail: Rail }) {
  return (
    <>
      <defs>
        <linearGradient id="sb-day" x2="0" y2="1">
          <stop stopColor="#fff6d8" />
          <stop offset="1" stopColor="#e8b45c" />
        </linearGradient>
        <radialGradient id="sb-maw">
          <stop stopColor="#000" />
          <stop offset=".45" stopColor="#2a0a3a" />
          <stop offset=".8" stopColor="#8a2fb0" />
          <stop offset="1" stopColor="#2a0a3a" />
        </radialGradient>
        <radialGradient id="sb-lamp">
          <stop stopColor="#ffd98a" stopOpacity=".85" />
          <stop offset=".4" stopColor="#ffb652" stopOpacity=".35" />
          <stop offset="1" stopColor="#ffb652" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sb-dusk">
          <stop stopColor="#e08aff" stopOpacity=".8" />
          <stop offset=".45" stopColor="#b04ad0" stopOpacity=".35" />
          <stop offset="1" stopColor="#b04ad0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="sb-adit" transform={`translate(${rail.pad} ${RAIL})`}>
        <path d="M-17 18V-8Q-17-24 0-24 17-24 17-8V18Z" />
        <path className="sb-daylight" d="M-12 18V-6Q-12-18 0-18 12-18 12-6V18Z" />
        <path className="sb-lintel" d="M-22-25H22V-19H-22Z" />
      </g>
      <circle className="sb-void" cx={xOf(rail, LAST)} cy={RAIL} r={17} />
    </>
  )
}
export function Track() {
  const { t, lang, phone } = useTableau()
  const rail = useRail(phone)
  const { wide, pad, step, sign } = rail
  const { posse } = t.s.depth
  // Before the first tile lies it is where it comes from.
  const darkness = t.s.tiles.length === 0 ? LAST : t.s.depth.darkness
  const stage = stages.findLastIndex(({ from }) => from <= posse)
  const cards = t.cards(Z.dreadStack).length
  // Face to face on one space both are seen.
  const apart = posse === darkness ? step / 3 : 0
  const caption = (no: number): string =>
    tell(lang, rail === LONG ? 'stage' : 'stage.short', {
      stage: NUMERALS[no] ?? '',
      n: stages[no]?.holdBack ?? 0,
    })
  const says = tell(lang, 'track', { posse, darkness, last: LAST, value: stages[stage]?.holdBack ?? 0, cards })
  return (
    <div className="sb-track sb-plank" data-short={rail !== LONG || undefined}>
      <Spot at={OUT_KEY} name={tell(lang, t.s.flight ? 'wayOut.called' : 'wayOut')} className="sb-way-out">
        <svg viewBox="0 0 36 36" data-on={t.s.flight || undefined}>
          <path d="M27 31V16a9 9 0 0 0-18 0v11M3 21l6 8 6-8" />
        </svg>
      </Spot>
      <HeldBack value={stages[stage]?.holdBack ?? 0} />
      {rail === LOW && <b className="sb-stage-now">{caption(stage)}</b>}
      <svg
        viewBox={rail === LOW ? `0 ${LOW_TOP} ${wide} ${LOW_HIGH}` : `0 0 ${wide} ${HIGH}`}
        role="img"
        aria-label={says}
        fontSize={1}
      >
        {stages.map(({ from }, i) => {
          const [a, b] = [xOf(rail, from) - step / 2, xOf(rail, (stages[i + 1]?.from ?? spaces) - 1) + step / 2]
          return (
            <g key={from} className="sb-stage" data-on={i === stage || undefined}>
              <rect x={a} y={RAIL - 17} width={b - a - 3} height={34} fill={GROUNDS[i]} />
              {rail !== LOW && (
                <text x={(a + b) / 2} y={rail === LONG ? RAIL + 35 : RAIL + 39} textAnchor="middle">
                  {caption(i)}
                </text>
              )}
            </g>
          )
        })}
        <path
          className="sb-sleepers"
          d={Array.from({ length: spaces }, (_, i) => `M${xOf(rail, i)} ${RAIL - 13}v26`).join('')}
        />
        <path
          className="sb-rails"
          d={`M${pad - 8} ${RAIL - 7}H${wide - pad + 8}M${pad - 8} ${RAIL + 7}H${wide - pad + 8}`}
        />
        <Ends rail={rail} />
        {PLAIN.map((space) => (
          <circle
            key={space}
            className="sb-sign sb-stud"
            data-past={space >= darkness || undefined}
            cx={xOf(rail, space)}
            cy={RAIL}
            r={4}
          />
        ))}
        {blood.map((space) => (
          <g
            key={space}
            className="sb-sign sb-blood"
            data-past={space >= darkness || undefined}
            transform={`translate(${xOf(rail, space)} ${RAIL}) scale(${sign})`}
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
            transform={`translate(${xOf(rail, space)} ${RAIL}) scale(${sign})`}
          >
            <path className="sb-sign-ground" d="M0-14L14 0 0 14-14 0Z" />
            <path d={SKULL} />
          </g>
        ))}
        <g
          className="sb-on-rail sb-eyes"
          data-goal="darkness"
          style={{ transform: `translate(${xOf(rail, darkness) + apart}px, ${RAIL}px)` }}
        >
          <circle className="sb-dusk" r={34} />
          <circle r={15.5} />
          <path d="M-11-5C-9 4-4 5-2 2ZM11-5C9 4 4 5 2 2Z" />
        </g>
        <g className="sb-on-rail sb-cart" style={{ transform: `translate(${xOf(rail, posse) - apart}px, ${RAIL}px)` }}>
          <circle className="sb-cart-glow" cy={-20} r={34} />
          <path d="M-17-12H17L12.5 6H-12.5Z" />
          <path className="sb-cart-bands" d="M-15.5-6.5H15.5M-14-.5H14" />
          <circle cx={-7} cy={9} r={4} />
          <circle cx={7} cy={9} r={4} />
          <path className="sb-cart-hook" d="M-4-29C-4-35 4-35 4-29" />
          <path className="sb-cart-light" d="M-6-29H6L4.5-15H-4.500Z" />
          <path className="sb-cart-flame" d="M0-27C4-22 3-17 0-17S-4-22 0-27Z" />
        </g>
      </svg>
      <p className="sb-dread-count" title={tell(lang, 'dread', { n: cards })}>
        <svg viewBox="0 0 50 58" data-none={cards === 0 || undefined} aria-hidden="true">
          {Array.from({ length: Math.min(3, Math.max(1, cards)) }, (_, i) => (
            <g key={i} transform={`translate(${4 + i * 4} ${7 - i * 3}) rotate(${i * 4 - 3})`}>
              <rect width="34" height="46" rx="3" />
              <path transform="translate(17 23) scale(1.7)" d={SKULL} />
            </g>
          ))}
        </svg>
        <b>{cards}</b>
        <span>{tell(lang, 'dread', { n: cards })}</span>
      </p>
    </div>
  )
}
