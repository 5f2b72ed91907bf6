// Many bodies of one material that move separately, drawn with a single call.
import { BatchedMesh, type BufferGeometry, type Material, type Object3D } from 'three';

export interface CrowdMember {
  /** The body; its origin is at the origin of its holder. */
  shape: BufferGeometry;
  /** The place, the turn, the size and the visibility of the body. It need not be in the scene. */
  holder: Object3D;
}

export class Crowd extends BatchedMesh {
  readonly #holders: readonly Object3D[];

  /** Copies the shapes, and disposes of them. */
  constructor(members: readonly CrowdMember[], material: Material) {
    const sum = (count: (shape: BufferGeometry) => number) =>
      members.reduce((all, { shape }) => all + count(shape), 0);
    const points = sum((shape) => shape.getAttribute('position').count);
    super(
      members.length,
      points,
      sum((shape) => shape.getIndex()?.count ?? 0),
      material,
    );
    for (const { shape } of members) {
      this.addInstance(this.addGeometry(shape));
      shape.dispose();
    }
    this.#holders = members.map(({ holder }) => holder);
    this.sortObjects = false;
    this.perObjectFrustumCulled = false;
    this.frustumCulled = false;
  }

  /** Follows the holders before every frame. */
  override updateMatrixWorld(force?: boolean): void {
    super.updateMatrixWorld(force);
    this.#holders.forEach((holder, index) => {
      holder.updateMatrix();
      this.setMatrixAt(index, holder.matrix);
      this.setVisibleAt(index, holder.visible);
    });
  }
}
