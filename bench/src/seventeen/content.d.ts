export declare const SEATS = 4;
export declare const SITES = 17;
export declare const TURNS = 48;
export declare const ACTIONS = 2;
export declare const DECK_SIZE = 60;
export declare const HAND_LIMIT = 7;
export declare const TABLEAU_LIMIT = 6;
export declare const MAX_ENERGY = 20;
export declare const NOBODY = -1;
/** Effects of effects of effects set off nothing further. */
export declare const MAX_NESTING = 3;
/** Sixteen sites in a ring; the seventeenth lies in the middle and borders every fourth. */
export declare const ROADS: readonly (readonly number[])[];
export declare const INCOME: readonly number[];
export declare const ENERGY = 0;
export declare const DRAW = 1;
export declare const REINFORCE = 2;
export declare const TAX = 3;
export declare const BOMB = 4;
export declare const SCOUT = 5;
export declare const STEAL = 6;
export declare const CHAIN = 7;
export declare const MARCH = 8;
export declare const RECYCLE = 9;
export declare const CHOICE = 10;
export declare const MUSTER = 11;
export declare const GAMBLE = 12;
/** What the effect CHOICE lets its player choose from. */
export declare const CHOICES: readonly number[];
export declare const EVENTS: {
    upkeep: {};
    played: {};
    won: {};
    taken: {};
    ended: {};
    razed: {};
};
export declare const E: import("@emberhall/kernel").Codes<{
    upkeep: {};
    played: {};
    won: {};
    taken: {};
    ended: {};
    razed: {};
}>;
export interface Card {
    readonly key: string;
    readonly cost: number;
    readonly effect: number;
    readonly amount: number;
    /** A card that stays in the tableau and reacts. */
    readonly reaction: Reaction | null;
}
export interface Reaction {
    readonly event: number;
    /** Reacts to what its owner does, or to what the others do. */
    readonly own: boolean;
    readonly optional: boolean;
    readonly effect: number;
}
export declare const CARDS: readonly Card[];
/** The face of the nth card in a seat's deck. */
export declare const faceInDeck: (seat: number, nth: number) => number;
export declare const VERBS: {
    readonly play: readonly ['card'];
    readonly recruit: readonly ['n'];
    readonly move: readonly ['n', 'n'];
    readonly discard: readonly ['card'];
    readonly use: readonly ['card'];
    readonly stand: readonly ['n'];
    readonly retreat: readonly ['n'];
    readonly press: readonly ['n'];
    readonly site: readonly ['n'];
    readonly energy: readonly [];
    readonly keep: readonly ['card'];
    readonly from: readonly ['seat'];
    readonly effect: readonly ['n'];
};
export declare const V: import("@emberhall/kernel").Verbs<{
    readonly play: readonly ['card'];
    readonly recruit: readonly ['n'];
    readonly move: readonly ['n', 'n'];
    readonly discard: readonly ['card'];
    readonly use: readonly ['card'];
    readonly stand: readonly ['n'];
    readonly retreat: readonly ['n'];
    readonly press: readonly ['n'];
    readonly site: readonly ['n'];
    readonly energy: readonly [];
    readonly keep: readonly ['card'];
    readonly from: readonly ['seat'];
    readonly effect: readonly ['n'];
}>;
