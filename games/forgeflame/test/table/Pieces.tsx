/** Every piece alone, at the size of a panel and at the size of the map. */
import { CONTENT } from '../../src/content/index.ts'
import { EXPLORATIONS, KOBOLD_TOKENS, ORES, POTIONS, SYMBOLS, TOTEMS } from '../../src/content/types.ts'
import { SideMark } from '../../src/table/art/cards/Cards.tsx'
import * as figures from '../../src/table/art/pieces/figures.tsx'
import * as tokens from '../../src/table/art/pieces/tokens.tsx'
import { KOBOLD_POSES } from '../../src/table/art/parts/kobold.ts'

export function Pieces() {
  const ids = CONTENT.adventurers.map((a) => a.id)
  return (
    <>
      <div className="g-row g-large">
        {ids.map((id, i) => (
          <figures.AdventurerPiece
            key={id}
            id={id}
            player={i % 4}
            ores={['gold', 'darkiron', 'draconite'].slice(0, i % 4) as never}
            marks={i % 3 === 0 ? ['stun', 'web'] : []}
            active={i === 1}
          />
        ))}
        {ids.map((id) => (
          <figures.Portrait key={`${id} portrait`} id={id} />
        ))}
      </div>
      <div className="g-row">
        {ids.map((id) => (
          <figures.Sign key={id} id={id} />
        ))}
        {[0, 1, 2, 3].map((p) => (
          <figures.PlayerBadge key={p} player={p} />
        ))}
        {KOBOLD_POSES.map((pose) => (
          <figures.KoboldPiece key={pose} pose={pose} marks={pose === 'loot' ? ['slow'] : []} />
        ))}
        {TOTEMS.map((kind, i) => (
          <figures.TotemPiece key={kind} kind={kind} active={i % 2 === 0} />
        ))}
        {TOTEMS.map((kind) => (
          <tokens.TotemToken key={kind} kind={kind} />
        ))}
        {ORES.map((kind) => (
          <figures.OrePiece key={kind} kind={kind} />
        ))}
        {ORES.map((kind) => (
          <figures.OrePiece key={kind} kind={kind} web />
        ))}
        <figures.OreHeap kinds={['gold', 'gold', 'darkiron', 'draconite', 'mithrul']} />
        <figures.Load limit={3} ores={['gold', 'draconite']} />
        {(['I', 'II', 'III'] as const).map((level) => (
          <tokens.DepositToken key={level} level={level} />
        ))}
        {CONTENT.deposits.map((d) => (
          <tokens.DepositToken key={d.id} level={d.level} face={d} />
        ))}
        <tokens.ExplorationToken />
        {EXPLORATIONS.map((face) => (
          <tokens.ExplorationToken key={face} face={face} />
        ))}
        <tokens.TreasureToken />
        {[1, 2, 3].map((value) => (
          <tokens.TreasureToken key={value} value={value} />
        ))}
        {KOBOLD_TOKENS.map((kind) => (
          <tokens.KoboldTokenFace key={kind} kind={kind} />
        ))}
        <tokens.CaveInToken />
        <tokens.FlameToken lit />
        <tokens.FlameToken lit={false} />
        <tokens.Fire lit />
        <tokens.Fire lit={false} bowled />
        {(['stun', 'slow', 'web'] as const).map((mark) => (
          <tokens.StateMark key={mark} mark={mark} />
        ))}
        {(['claw', 'fang'] as const).map((burrow) => (
          <tokens.BurrowMark key={burrow} burrow={burrow} />
        ))}
        <tokens.BatteryToken charged />
        <tokens.BatteryToken charged={false} />
        {POTIONS.map((kind) => (
          <tokens.PotionToken key={kind} kind={kind} full />
        ))}
        {POTIONS.map((kind) => (
          <tokens.PotionToken key={kind} kind={kind} full={false} />
        ))}
        <tokens.FirstPlayer />
        <tokens.KoboldBag />
        {SYMBOLS.map((symbol) => (
          <tokens.SymbolMedal key={symbol} symbol={symbol} />
        ))}
        {SYMBOLS.map((symbol) => (
          <tokens.SymbolMedal key={symbol} symbol={symbol} spent />
        ))}
        {SYMBOLS.map((symbol) => (
          <tokens.SymbolGlyph key={symbol} symbol={symbol} />
        ))}
        <tokens.PointSeal points={15} />
        {(['left', 'centre', 'right'] as const).map((side) => (
          <SideMark key={side} side={side} />
        ))}
      </div>
    </>
  )
}
