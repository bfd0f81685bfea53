export declare const LOGS: {
    readonly plays: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly draws: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly discards: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly shuffles: {
        readonly args: readonly ['seat'];
        readonly rule: '';
    };
    readonly steals: {
        readonly args: readonly ['seat', 'seat'];
        readonly rule: '';
    };
    readonly energy: {
        readonly args: readonly ['seat', 'n'];
        readonly rule: '';
    };
    readonly places: {
        readonly args: readonly ['seat', 'n', 'n'];
        readonly rule: '';
    };
    readonly moves: {
        readonly args: readonly ['n', 'n', 'n'];
        readonly rule: '';
    };
    readonly battle: {
        readonly args: readonly ['n', 'n', 'n'];
        readonly rule: '';
    };
    readonly takes: {
        readonly args: readonly ['seat', 'n', 'n'];
        readonly rule: '';
    };
    readonly scores: {
        readonly args: readonly ['seat', 'n'];
        readonly rule: '';
    };
};
export declare const L: import("@emberhall/kernel").Codes<{
    readonly plays: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly draws: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly discards: {
        readonly args: readonly ['seat', 'card'];
        readonly rule: '';
    };
    readonly shuffles: {
        readonly args: readonly ['seat'];
        readonly rule: '';
    };
    readonly steals: {
        readonly args: readonly ['seat', 'seat'];
        readonly rule: '';
    };
    readonly energy: {
        readonly args: readonly ['seat', 'n'];
        readonly rule: '';
    };
    readonly places: {
        readonly args: readonly ['seat', 'n', 'n'];
        readonly rule: '';
    };
    readonly moves: {
        readonly args: readonly ['n', 'n', 'n'];
        readonly rule: '';
    };
    readonly battle: {
        readonly args: readonly ['n', 'n', 'n'];
        readonly rule: '';
    };
    readonly takes: {
        readonly args: readonly ['seat', 'n', 'n'];
        readonly rule: '';
    };
    readonly scores: {
        readonly args: readonly ['seat', 'n'];
        readonly rule: '';
    };
}>;
