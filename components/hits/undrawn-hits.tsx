/** The hits of a table that are not drawn. @param height of all of them, in CSS pixels */
export const UndrawnHits = ({ height, columns }: { height: number; columns?: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height }} className="p-0" />
      </tr>
    </tbody>
  );
