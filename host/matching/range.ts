/** Units between which something stands, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
