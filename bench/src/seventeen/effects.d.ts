/** What the cards of Seventeen do, on the kernel. */
import { type CardId, type Happening, type Rule, type Seat } from '@emberhall/kernel';
import { type Reaction } from './content.ts';
import { type T } from './state.ts';
export declare function play(t: T, seat: Seat, card: CardId, nesting: number): Rule;
/** A reaction printed on a card as the kernel's trigger. */
export declare function triggerOf(reaction: Reaction): {
    on: number;
    phase: 'after';
    if: (t: T, self: CardId, h: Happening) => boolean;
    do: (t: T, self: CardId, h: Happening) => Rule;
};
