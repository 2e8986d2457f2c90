export interface ChoiceTile {
  id: string;
  label: string;
  detail?: string;
}

export interface SeatRow {
  id: string;
  name: string;
  /** 準備ができました; for an empty seat the next step. */
  detail?: string;
  /** `ready` has a check; `empty` nobody sits on. */
  state: 'ready' | 'preparing' | 'empty';
  /** Right: 接続, 切断. */
  status?: string;
}
